/** What whoever finds the lock tries first: four digits alike, or in a row. */
export function isEasyPin(pin: string): boolean {
  return new Set(pin).size === 1 || "0123456789876543210".includes(pin);
}
