import { chromium } from 'playwright'
const [,, path, sel, w, out, theme='light'] = process.argv
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const p = await (await b.newContext({ viewport: { width: +w, height: 844 }, colorScheme: theme, reducedMotion:'reduce' })).newPage()
await p.goto('http://localhost:4300'+path); await p.waitForTimeout(1500)
const l = p.locator(sel).first(); await l.scrollIntoViewIfNeeded(); await p.waitForTimeout(700)
await l.screenshot({ path: out })
await b.close()
