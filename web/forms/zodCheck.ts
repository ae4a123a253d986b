import './zodMessages.ts';

// With our words for zod's issues; a file of its own, because no form needs zod before somebody has typed.
export { zodResolver } from '@hookform/resolvers/zod';
