/** A first look at the pages to stamp. */
import type { PdfDocument } from '../../pdf/document';
import { addToFingerprint, FINGERPRINT_START } from '../../pdf/fingerprint';
import { isRef, type Value } from '../../pdf/syntax/values';
import type { PageGeometry } from '../geometry/geometry';
import { PageWalk } from '../geometry/page-walk';

export interface SurveyedPage {
	/** Zero-based position in the document. */
	readonly index: number;
	/** Index into `Survey.kinds`. */
	readonly kind: number;
	/** The /Contents, unresolved. */
	readonly contents: Value | undefined;
	/** The own or inherited /Resources, unresolved. Dictionaries with the same bytes are usually one and the same object here. */
	readonly resources: Value | undefined;
	/** A fingerprint: pages that one program wrote look much alike. */
	readonly form: number;
}

export interface Survey {
	/** The geometries that occur, each once. */
	readonly kinds: readonly PageGeometry[];
	/** The selected pages, in order. */
	readonly pages: readonly SurveyedPage[];
}

/** `selected` are one-based page numbers. */
export async function survey(document: PdfDocument, selected: Uint32Array): Promise<Survey> {
	const walk = new PageWalk(document);
	const pages: SurveyedPage[] = [];
	for (const number of selected) {
		const index = number - 1;
		walk.goTo(index);
		const { kind, resources } = walk;
		const contents = walk.contents();
		pages.push({ index, kind, contents, resources, form: fingerprintOf(document, walk, contents) });
		const due = document.job.pace.step(600);
		if (due) await due;
	}
	return { kinds: walk.kinds, pages };
}

/** How much of a page's resources and content counts for its form: enough for the names that its maker gives. */
const LOOK = 128;

/** A fingerprint of the keys of the page and how their values begin, and of how its content and its resources begin. */
function fingerprintOf(document: PdfDocument, walk: PageWalk, contents: Value | undefined): number {
	const { bytes, entries, resources } = walk;
	if (!bytes) return 0;
	const { at, first, used } = entries;
	let form = FINGERPRINT_START;
	for (let i = first; i < used; i += 4) form = hash(bytes, at[i]! - 1, at[i + 2]! + 1, form);
	for (const value of [contents, resources]) {
		const place = isRef(value) ? document.place(value.number) : undefined;
		if (place) form = hash(place.bytes, place.start, Math.min(place.end, place.start + LOOK), form);
	}
	if (isRef(resources)) return form;
	const [start, end] = walk.resourcesSpan;
	return hash(bytes, start, Math.min(end, start + LOOK), form);
}

/** Without digits, and stopping where stream data begin: numbers differ from page to page. */
function hash(bytes: Uint8Array, start: number, end: number, seed: number): number {
	let value = seed;
	for (let at = start; at < end; at++) {
		const byte = bytes[at]!;
		if (byte >= 48 && byte <= 57) continue;
		if (byte === 0x3e && bytes[at + 1] === 0x3e) break;
		value = addToFingerprint(value, byte);
	}
	return value;
}
