/** Two columns on a phone if an amount fits; then two, then four. */
export const statColumns = {
  base: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  sm: 'repeat(2, minmax(0, 1fr))',
  xl: 'repeat(4, minmax(0, 1fr))',
};
