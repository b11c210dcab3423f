/** True for one of the 49,233 most common leaked passwords (zxcvbn-ts), ignoring case and outer spaces. */
export async function isCommonPassword(password: string): Promise<boolean> {
  // Imported with the first password that is set, because unpacking takes 30 ms and some megabytes.
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common'].includes(password.trim().toLowerCase())
}
