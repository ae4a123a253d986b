import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { indentUnit } from '@codemirror/language';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react';
import { adoptingDocument } from './adoptingDocument.ts';
import { codeTheme } from './codeTheme.ts';

export interface YamlEditorHandle {
  /** Moves the cursor to a line, from 1, and focuses the editor. */
  goToLine(line: number): void;
}

export interface YamlEditorProps {
  readonly value: string;
  readonly onChange?: (value: string) => void;
  /** Accessible name. */
  readonly label: string;
  /** Id of a text that says how to leave the editor with the keyboard. */
  readonly describedBy?: string;
  readonly isReadOnly?: boolean;
  readonly ref?: Ref<YamlEditorHandle>;
}

/** A read-only text keeps its cursor, so that the keyboard can move through it and copy. */
const access = (isReadOnly: boolean) => [
  EditorState.readOnly.of(isReadOnly),
  EditorView.contentAttributes.of({ 'aria-readonly': String(isReadOnly) }),
];

/**
 * After Escape, Tab moves the focus until something is entered. CodeMirror does so for two seconds, which is too short for
 * some people.
 */
const wayOut = [
  keymap.of([
    {
      key: 'Escape',
      run: (view) => {
        view.setTabFocusMode(true);
        return true;
      },
    },
  ]),
  EditorView.domEventHandlers({ blur: (_event, view) => view.setTabFocusMode(false) }),
  EditorView.updateListener.of(({ docChanged, view }) => {
    if (docChanged) view.setTabFocusMode(false);
  }),
];

/** An editor for YAML. Tab indents; Escape and then Tab leaves it. Load it lazily: it is large. */
export function YamlEditor(props: YamlEditorProps) {
  const { value, onChange, label, describedBy, isReadOnly = false, ref } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const change = useEffectEvent((text: string) => onChange?.(text));
  const own = useRef(new Compartment());
  const start = useRef({ value, isReadOnly });

  useEffect(() => {
    if (!place.current) return;
    const made = new EditorView({
      parent: place.current,
      root: adoptingDocument(),
      state: EditorState.create({
        doc: start.current.value,
        extensions: [
          lineNumbers(),
          history(),
          highlightActiveLine(),
          indentUnit.of('  '),
          yaml(),
          EditorView.lineWrapping,
          wayOut,
          keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
          codeTheme,
          own.current.of(access(start.current.isReadOnly)),
          EditorView.contentAttributes.of({
            'aria-label': label,
            ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
          }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) change(state.doc.toString());
          }),
        ],
      }),
    });
    view.current = made;
    return () => {
      start.current.value = made.state.doc.toString();
      made.destroy();
      view.current = null;
    };
  }, [label, describedBy]);

  useEffect(() => {
    start.current = { value, isReadOnly };
    const { current } = view;
    if (!current) return;
    current.dispatch({ effects: own.current.reconfigure(access(isReadOnly)) });
    // The text from outside, such as a newer version; the editor's own changes are there already.
    const text = current.state.doc.toString();
    if (text !== value) current.dispatch({ changes: { from: 0, to: text.length, insert: value } });
  }, [value, isReadOnly]);

  useImperativeHandle(ref, () => ({
    goToLine: (line) => {
      const { current } = view;
      if (!current) return;
      const { doc } = current.state;
      const { from } = doc.line(Math.min(Math.max(line, 1), doc.lines));
      current.dispatch({
        selection: { anchor: from },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
      current.focus();
    },
  }));

  return <div ref={place} />;
}
