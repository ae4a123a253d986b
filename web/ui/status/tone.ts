/** What a status means to the user; the look follows from it. */
export type Tone = 'ok' | 'busy' | 'attention' | 'failed' | 'neutral' | 'removing' | 'progress';
