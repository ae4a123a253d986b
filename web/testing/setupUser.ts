import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/** A user who clicks without the check whether styles allow it, which takes a tenth of a test in jsdom. */
export const setupUser = () => userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
