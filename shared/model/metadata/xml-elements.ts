/**
 * Cuts elements out of XML packets (XMP, XFA) in PDF streams. Linear in the length of the packet, whatever is
 * in it: regular expressions with a lazy middle take hours over a packet that was made for them.
 */

/** `xml` without the elements that `drops` names, contents included. `tag` is the whole start tag, at `at`. What never closes stays. */
export function withoutElements(xml: string, drops: (name: string, tag: string, at: number) => boolean): string {
	const unclosed = new Set<string>();
	let kept = '';
	let from = 0;
	for (let at = xml.indexOf('<'); at >= 0;) {
		const tag = tagAt(xml, at);
		if (!tag || unclosed.size > MOST_UNCLOSED) break;
		let end = tag.end;
		if (tag.kind !== 'end' && !unclosed.has(tag.name) && drops(tag.name, xml.slice(at, tag.end), at)) {
			if (tag.kind === 'start') end = closeOf(xml, tag);
			if (end < 0) {
				unclosed.add(tag.name);
				end = tag.end;
			} else {
				kept += xml.slice(from, at);
				from = end;
			}
		}
		at = xml.indexOf('<', end);
	}
	return kept + xml.slice(from);
}

/** The limit of different elements that never close. A packet with more is not taken for XML. */
const MOST_UNCLOSED = 20;

interface Tag {
	readonly name: string;
	readonly kind: 'start' | 'end' | 'empty';
	/** Behind the `>`. */
	readonly end: number;
}

function tagAt(xml: string, at: number): Tag | undefined {
	const close = xml.indexOf('>', at);
	if (close < 0) return undefined;
	const isEnd = xml[at + 1] === '/';
	let last = isEnd ? at + 2 : at + 1;
	const first = last;
	while (last < close && !' \t\r\n/'.includes(xml[last]!)) last++;
	return { name: xml.slice(first, last), kind: isEnd ? 'end' : xml[close - 1] === '/' ? 'empty' : 'start', end: close + 1 };
}

/** Behind the end tag of the element that `start` opens, or -1. Elements of the same name may be inside. */
function closeOf(xml: string, start: Tag): number {
	let depth = 1;
	for (let at = xml.indexOf('<', start.end); at >= 0;) {
		const tag = tagAt(xml, at);
		if (!tag) return -1;
		if (tag.name === start.name && tag.kind !== 'empty') depth += tag.kind === 'end' ? -1 : 1;
		if (depth === 0) return tag.end;
		at = xml.indexOf('<', tag.end);
	}
	return -1;
}
