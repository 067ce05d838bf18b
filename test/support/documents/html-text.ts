/** The text of HTML as a page of Markdown shows it: with bullets and numbers, without white space. */

const HIDDEN = /<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const DECLARED = /<!--(?:-?>|[\s\S]*?(?:-->|$))|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<![a-z][\s\S]*?(?:>|$)/gi;
/** A tag that never ends. */
const UNCLOSED = /<[a-z][^<>]*$/i;
const TOKEN = /<(\/?)([a-z][a-z0-9-]*)((?:\s+[a-z_:][\w:.-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>|[^<]+|</gi;
const BULLETS = ['•', '–', '▪'];
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** Without white space, which lines divide anyway. Readers take a hyphen away that ends a line. */
export const squeezed = (text: string): string =>
	text
		.normalize('NFC')
		.replace(/[\s\u200b-\u200d\u2060\ufeff\u00ad]+/g, '')
		.replace(/-+/g, '-');

export function textOfReference(html: string): string {
	const lists: { readonly ordered: boolean; next: number }[] = [];
	let text = '';
	for (const [token, closing, name, attributes = ''] of html
		.replace(HIDDEN, '')
		.replace(DECLARED, '')
		.replace(UNCLOSED, '')
		.matchAll(TOKEN)) {
		const tag = name?.toLowerCase();
		if (tag === undefined) text += unescaped(token);
		else if (tag === 'ul' || tag === 'ol') {
			if (closing) lists.pop();
			else lists.push({ ordered: tag === 'ol', next: Number(/start="(\d+)"/.exec(attributes)?.[1] ?? 1) });
		} else if (tag === 'li' && !closing) {
			const list = lists.at(-1);
			text += list?.ordered ? `${list.next++}.` : BULLETS[(lists.length - 1) % BULLETS.length]!;
		} else if (tag === 'img') text += unescaped(/\balt="([^"]*)"/.exec(attributes)?.[1] ?? '');
	}
	return squeezed(text);
}

const unescaped = (text: string): string =>
	text.replace(/&(?:#(\d+)|([a-z]+));/gi, (whole, code?: string, name?: string) =>
		code === undefined ? (NAMED[name!.toLowerCase()] ?? whole) : String.fromCodePoint(Number(code)),
	);
