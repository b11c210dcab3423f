/**
 * The slug of a title: lowercase, only letters a to z, digits and hyphens.
 * Accents are folded ("Café" is "cafe"). Empty when nothing is left.
 */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .replaceAll(/[\s-]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
