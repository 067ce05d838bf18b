/** Layers that show neither on the screen nor on paper, with what belongs to them (ISO 32000-2, 8.11). */
import type { PdfDocument } from '../../pdf/document';
import { Dict, isName, isRef, Name, Ref, Stream, type Value } from '../../pdf/syntax/values';
import type { Layers } from '../layers/layers';
import { dropGroups } from '../layers/unused-layers';
import { eachLiveDict } from './walk';

/** Takes out images and forms of such layers, and the layers themselves. Returns how many layers went. */
export async function removeHiddenLayers(document: PdfDocument, layers: Layers, live: Uint8Array): Promise<number> {
	const gone = new Set(await layers.neverShown());
	const mentions = new Mentions(document, gone);
	const blanks: number[] = [];
	const rule = (holder: number, dict: Dict, stream: Stream | undefined): boolean => {
		if (stream && layers.isNeverShown(dict.get('OC'))) blanks.push(holder);
		if (dict.has('Alternates')) return dropAlternates(document, dict, layers);
		if (isName(document.resolve(dict.get('S')), 'SetOCGState')) return dropStates(document, dict, gone);
		return isName(document.resolve(dict.get('Type')), 'OCMD') && reduce(dict, mentions);
	};
	await eachLiveDict(document, live, [rule]);
	for (const number of blanks) document.put(number, blank());
	dropGroups(document, gone);
	for (const group of gone) document.remove(group);
	return gone.size;
}

/** A form that shows nothing. */
const blank = (): Stream =>
	new Stream(
		new Dict([
			['Type', new Name('XObject')],
			['Subtype', new Name('Form')],
			['BBox', [0, 0, 0, 0]],
		]),
		new Uint8Array(0),
	);

/** Alternate images that are never chosen (8.9.5.4). */
function dropAlternates(document: PdfDocument, image: Dict, layers: Layers): boolean {
	const alternates = document.array(image.get('Alternates')) ?? [];
	const left = alternates.filter((one) => !layers.isNeverShown(document.dict(one)?.get('OC')));
	if (left.length === alternates.length) return false;
	if (left.length > 0) image.set('Alternates', left);
	else image.delete('Alternates');
	return true;
}

/** Actions that switch layers: those that went cannot be switched. */
function dropStates(document: PdfDocument, action: Dict, gone: ReadonlySet<number>): boolean {
	const states = document.array(action.get('State'));
	const left = states?.filter((item) => !(isRef(item) && gone.has(item.number)));
	if (!states || !left || left.length === states.length) return false;
	action.set('State', left);
	return true;
}

/** Content that is left and whose state depended on layers that went: it showed, so it always shows from now on (8.11.2.2). */
function reduce(membership: Dict, mentions: Mentions): boolean {
	if (!mentions.isIn(membership.get('OCGs')) && !mentions.isIn(membership.get('VE'))) return false;
	for (const key of ['OCGs', 'VE', 'P']) membership.delete(key);
	return true;
}

/** Deeper than any expression. */
const DEPTH = 32;

/** Which lists and expressions name layers that go. Memberships may share them: each is looked through once. */
class Mentions {
	private readonly free = new Set<Value>();
	private readonly naming = new Set<Value>();

	constructor(
		private readonly document: PdfDocument,
		private readonly gone: ReadonlySet<number>,
	) {}

	isIn(value: Value | undefined): boolean {
		const seen = new Set<Value>();
		let isCut = false;
		const open: [value: Value, depth: number, within: Value][] = value === undefined ? [] : [[value, 0, null]];
		for (let next = open.pop(); next; next = open.pop()) {
			const [found, depth, within] = next;
			const items = this.document.array(found);
			if ((found instanceof Ref && this.gone.has(found.number)) || (items && this.naming.has(items))) {
				this.naming.add(within);
				return true;
			}
			if (!items || this.free.has(items) || seen.has(items)) continue;
			isCut ||= depth > DEPTH;
			if (depth > DEPTH) continue;
			seen.add(items);
			for (const item of items) open.push([item, depth + 1, items]);
		}
		// Another expression may share lists that are too deep here, and have them less deep.
		if (!isCut) for (const items of seen) this.free.add(items);
		return false;
	}
}
