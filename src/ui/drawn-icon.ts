/** Icons drawn by the style sheet (styles/icons.css), because cards repeat them dozens of times per page. */
export const DRAWN_ICONS = [
  'check',
  'chevron-left',
  'chevron-right',
  'clock',
  'copy',
  'gift',
  'minus',
  'plus',
  'scale',
  'star',
  'timer',
] as const
export type DrawnIcon = (typeof DRAWN_ICONS)[number]

/** Attributes for a flex element that begins with a decorative icon of 16 pixels in the text's colour. */
export function startIcon(name: DrawnIcon) {
  return { 'data-icon': name }
}

/** Attributes for a flex element that ends with an arrow out of the site. */
export const OUT_ICON = { 'data-icon-end': 'arrow-up-right' }

/** Attributes for the box of a select. */
export const CHOICE_ICON = { 'data-icon-end': 'chevrons-up-down' }

/** Attributes for a list whose items, flex elements, all begin with the same icon. */
export function itemIcons(name: 'check' | 'minus' | 'plus') {
  return { 'data-icons': name }
}
