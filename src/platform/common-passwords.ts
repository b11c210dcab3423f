/**
 * True for one of the 49,233 most common passwords of leaked lists (the dictionary of zxcvbn-ts), whatever its case
 * and the spaces around it.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  // Loaded with the first password that is set: unpacking it takes 30 ms and some megabytes.
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common'].includes(password.trim().toLowerCase())
}
