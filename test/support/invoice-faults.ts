/** Faults of invoices in XML, for every kind of element and attribute that a sample has. */

export interface Fault {
	/** Names the change, such as `without Invoice/ID`. */
	readonly name: string;
	readonly xml: string;
}

interface Element {
	readonly path: string;
	readonly from: number;
	readonly to: number;
	/** Of the content; equal for an empty element. */
	readonly inside: readonly [from: number, to: number];
	readonly attributes: readonly (readonly [name: string, from: number, to: number])[];
	readonly isLeaf: boolean;
}

const TAG = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;
const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** The elements of well-formed XML without CDATA sections. */
function elementsOf(xml: string): Element[] {
	const found: Element[] = [];
	const open: { name: string; from: number; inner: number; attributes: Element['attributes']; count: number }[] = [];
	const pathTo = (name: string) => [...open.map((one) => one.name), name].join('/');
	for (const match of xml.replace(/<!--.*?-->/gs, (comment) => ' '.repeat(comment.length)).matchAll(TAG)) {
		const [all, closing, tag, written, empty] = match;
		const name = tag!.replace(/^.*:/, '');
		const end = match.index + all.length;
		if (closing) {
			const one = open.pop()!;
			const { from, inner, attributes, count } = one;
			found.push({ path: pathTo(name), from, to: end, inside: [inner, match.index], attributes, isLeaf: count === 0 });
			continue;
		}
		const parent = open.at(-1);
		if (parent) parent.count++;
		const start = match.index + all.indexOf(written!, tag!.length);
		const attributes = [...written!.matchAll(ATTRIBUTE)]
			.filter(([, key]) => !/^xmlns|^xsi/.test(key!))
			.map((one) => [one[1]!, start + one.index, start + one.index + one[0].length] as const);
		if (empty) found.push({ path: pathTo(name), from: match.index, to: end, inside: [end, end], attributes, isLeaf: true });
		else open.push({ name, from: match.index, inner: end, attributes, count: 0 });
	}
	return found;
}

/** One fault each: an element or attribute is absent, repeated, or has a wrong value. The first element of each path is taken, or the last. */
export function faultsOf(xml: string, fromEnd = false): Fault[] {
	const faults: Fault[] = [];
	const seen = new Set<string>();
	const put = (name: string, from: number, to: number, text: string) =>
		faults.push({ name, xml: xml.slice(0, from) + text + xml.slice(to) });
	const elements = elementsOf(xml);
	for (const { path, from, to, inside, attributes, isLeaf } of fromEnd ? elements.reverse() : elements) {
		if (seen.has(path) || !path.includes('/')) continue;
		seen.add(path);
		const [start, end] = inside;
		const content = xml.slice(start, end);
		put(`without ${path}`, from, to, '');
		put(`twice ${path}`, to, to, xml.slice(from, to));
		for (const [name, begin, stop] of attributes) {
			put(`without ${path}/@${name}`, begin, stop, '');
			put(`unknown ${path}/@${name}`, begin, stop, ` ${name}="QQ9"`);
		}
		if (!isLeaf || start === end) continue;
		if (/^-?[\d.]+$/.test(content.trim())) {
			put(`more ${path}`, start, end, String(Number(content) + 7));
			if (Number(content) !== 0) put(`negative ${path}`, start, end, `-${content.trim().replace('-', '')}`);
			put(`zero ${path}`, start, end, '0');
			put(`third decimal ${path}`, start, end, `${content.trim()}${content.includes('.') ? '' : '.00'}1`);
		} else {
			put(`unknown ${path}`, start, end, 'QQ9');
			if (/^(?:true|false)$/.test(content)) put(`other ${path}`, start, end, content === 'true' ? 'false' : 'true');
		}
		if (/CategoryCode$|TaxCategory\/ID$/.test(path))
			for (const code of ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M', 'B']) put(`${code} as ${path}`, start, end, code);
	}
	return faults;
}
