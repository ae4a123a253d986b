/** Path of kubectl; undefined when the machine has none. */
export function findKubectl(): string | undefined;
