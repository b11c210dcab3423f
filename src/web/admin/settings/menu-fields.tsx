import { LinkList } from './link-list.tsx'

/** The links of header and footer. */
export function MenuFields() {
  return (
    <>
      <p className="sm">
        An address is a path of this site such as /blog, an http or https address, or mailto: with a mail
        address.
      </p>
      <LinkList
        name="header"
        label="Header"
        hint="Beside the name of the site. The menu of small screens begins with Home."
      />
      <LinkList name="quick" label="Footer: Quick Links" hint="The first column of the footer." />
      <LinkList
        name="support"
        label="Footer: Support"
        hint="The second column. It begins with Contact Us, which leads to the support address."
      />
    </>
  )
}
