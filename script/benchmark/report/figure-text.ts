/** A figure as a cell shows it, with thousands separators; NaN stands for what could not be measured. */
export function figureText(figure: number, digits = 2): string {
  if (Number.isNaN(figure)) return 'failed'
  return figure.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
