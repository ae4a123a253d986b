/**
 * What is made of an answer: made once for each reading of it, however many objects and requests ask. For answers that
 * nobody changes.
 */
export function derived<Source extends object, Made extends object>(
  make: (source: Source) => Made,
): (source: Source) => Made {
  const known = new WeakMap<Source, Made>();
  return (source) => {
    let made = known.get(source);
    if (made === undefined) known.set(source, (made = make(source)));
    return made;
  };
}
