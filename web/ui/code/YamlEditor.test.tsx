import { EditorView } from '@codemirror/view';
import { fireEvent, render, screen } from '@testing-library/react';
import { YamlEditor } from './YamlEditor.tsx';

describe('the editor of YAML', () => {
  it('shows another text from outside, and reports what is entered', () => {
    const onChange = vi.fn();
    const view = render(<YamlEditor label="YAML" value="a: 1" onChange={onChange} />);
    const editor = screen.getByRole('textbox', { name: 'YAML' });
    const code = EditorView.findFromDOM(editor);
    code?.dispatch({ changes: { from: 3, to: 4, insert: '2' } });
    expect(onChange).toHaveBeenCalledWith('a: 2');
    view.rerender(<YamlEditor label="YAML" value="b: 3" onChange={onChange} />);
    expect(code?.state.doc.toString()).toBe('b: 3');
  });

  it('leaves Tab to the browser after Escape, until something is entered', () => {
    render(<YamlEditor label="YAML" value="a: 1" />);
    const editor = screen.getByRole('textbox', { name: 'YAML' });
    const isLeftByTab = () => fireEvent.keyDown(editor, { key: 'Tab', keyCode: 9 });
    expect(isLeftByTab()).toBe(false);
    fireEvent.keyDown(editor, { key: 'Escape', keyCode: 27 });
    expect(isLeftByTab()).toBe(true);
    EditorView.findFromDOM(editor)?.dispatch({ changes: { from: 0, insert: '#' } });
    expect(isLeftByTab()).toBe(false);
  });
});
