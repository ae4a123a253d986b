import './recordEvent.ts';
