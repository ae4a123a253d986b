import './zodMessages.ts';

// Sets the translated messages for zod's issues; a separate file, because no form needs zod before the first input.
export { zodResolver } from '@hookform/resolvers/zod';
