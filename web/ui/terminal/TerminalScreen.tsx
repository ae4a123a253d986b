import '@xterm/xterm/css/xterm.css';
import { FitAddon } from '@xterm/addon-fit';
import { Terminal } from '@xterm/xterm';
import { useEffect, useRef } from 'react';
import { useColorMode } from '../colorMode.ts';
import { Box } from '../layout/primitives.ts';
import { pageDocument } from './pageDocument.ts';
import { terminalKeys } from './terminalKeys.ts';
import { terminalTheme } from './terminalTheme.ts';

export interface TerminalSize {
  readonly columns: number;
  readonly rows: number;
}

/** What is behind a screen. */
export interface TerminalSession {
  /** Begins with an empty screen of that size; returns what ends it. */
  open(size: TerminalSize, write: (output: Uint8Array) => void): () => void;
  input(text: string): void;
  resize(size: TerminalSize): void;
}

export interface TerminalScreenProps {
  readonly session: TerminalSession;
  /** Accessible name. */
  readonly label: string;
  /** Id of a text that says how to leave the terminal with the keyboard. */
  readonly describedBy: string;
}

const FONT_SIZE = 13;
const LINES_KEPT = 5_000;

function create(place: HTMLElement) {
  const terminal = new Terminal({
    cursorBlink: true,
    documentOverride: pageDocument(),
    fontFamily: 'monospace',
    fontSize: FONT_SIZE,
    screenReaderMode: true,
    scrollback: LINES_KEPT,
    theme: terminalTheme(),
  });
  const fit = new FitAddon();
  terminal.loadAddon(fit);
  terminal.open(place);
  terminal.attachCustomKeyEventHandler(terminalKeys(terminal));
  fit.fit();
  return { terminal, fit };
}

/** Cells are measured with the font, so it must be there before it is used. */
async function loadOwnFont({ terminal, fit }: ReturnType<typeof create>): Promise<void> {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--kd-fonts-mono').trim();
  await document.fonts.load(`${FONT_SIZE}px ${family}`);
  if (terminal.element === undefined) return;
  terminal.options.fontFamily = family;
  fit.fit();
}

const sizeOf = ({ cols, rows }: { cols: number; rows: number }): TerminalSize => ({ columns: cols, rows });

/**
 * A terminal. Escape and then Tab leaves it. Load it lazily: it is large. Text in 24-bit colours has the default colour: xterm.js
 * needs style attributes for them, and for a least contrast, which the page's security policy forbids.
 */
export function TerminalScreen({ session, label, describedBy }: TerminalScreenProps) {
  const place = useRef<HTMLDivElement>(null);
  const terminal = useRef<Terminal>(null);
  const { resolved } = useColorMode();

  useEffect(() => {
    if (!place.current) return;
    const made = create(place.current);
    terminal.current = made.terminal;
    const observer = new ResizeObserver(() => made.fit.fit());
    observer.observe(place.current);
    void loadOwnFont(made);
    return () => {
      observer.disconnect();
      made.terminal.dispose();
      terminal.current = null;
    };
  }, []);

  useEffect(() => {
    const field = terminal.current?.textarea;
    field?.setAttribute('aria-label', label);
    field?.setAttribute('aria-describedby', describedBy);
  }, [label, describedBy]);

  useEffect(() => {
    if (terminal.current) terminal.current.options.theme = terminalTheme();
  }, [resolved]);

  useEffect(() => {
    const { current } = terminal;
    if (!current) return;
    current.reset();
    const end = session.open(sizeOf(current), (output) => current.write(output));
    const input = current.onData((text) => session.input(text));
    const resize = current.onResize((size) => session.resize(sizeOf(size)));
    current.focus();
    return () => {
      input.dispose();
      resize.dispose();
      end();
    };
  }, [session]);

  return (
    <Box
      bg="bg.subtle"
      border="1px solid"
      borderColor="border.control"
      borderRadius="lg"
      p="2"
      dir="ltr"
      lang="en"
      _focusWithin={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '1px' }}
    >
      <Box ref={place} h="clamp(16rem, 50vh, 40rem)" overflow="hidden" />
    </Box>
  );
}
