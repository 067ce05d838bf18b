/**
 * Forms of which pages draw copies now: resources that pages share may still name the originals, with all that areas took. Those that no
 * content draws any longer are emptied.
 */
import type { PdfDocument } from '../../pdf/document';
import { withData } from '../../pdf/filters/stream-data';
import { mark } from '../../pdf/reachability';
import { asBuffer } from '../../pdf/syntax/characters';
import { Dict, isRef, Ref, Stream, type Value } from '../../pdf/syntax/values';
import { Decoder } from '../interpreter/decoder';

const NAME = /\/[^\s()<>[\]{}/%]+/g;
const NOTHING = new Uint8Array(0);
/** The costs of a byte of content, and of a value, see `Pace`. */
const [BYTE_COST, COST] = [4, 50];

export async function emptyUndrawn(document: PdfDocument, copied: ReadonlySet<number>): Promise<void> {
	if (copied.size === 0) return;
	const forms = new DrawnForms(document, copied);
	await forms.find();
	for (const number of copied) {
		const form = document.get(number);
		if (forms.drawn.has(number) || !(form instanceof Stream)) continue;
		const left = withData(form, NOTHING, { compress: false });
		left.dict.delete('Resources');
		document.put(number, left);
	}
}

class DrawnForms {
	readonly drawn = new Set<number>();
	/** Objects that are resources of pages, or a part of these: they draw nothing. */
	private readonly naming = new Set<number>();

	constructor(
		private readonly document: PdfDocument,
		private readonly copied: ReadonlySet<number>,
	) {}

	async find(): Promise<void> {
		const { document, copied, naming } = this;
		const { referrers } = await mark(document, { watched: copied });
		const { pages } = document;
		const decoder = new Decoder(document);
		for (let index = 0; index < pages.count; index++) {
			this.noteNode(pages.number(index));
			const resources = document.dict(pages.attribute(index, 'Resources'));
			await this.follow(await decoder.page(index), document.dict(resources?.get('XObject')));
		}
		for (const number of referrers) if (!naming.has(number) && !copied.has(number)) await this.drawAll(document.get(number));
	}

	/** Notes the resources of a page, and of all nodes above it. */
	private noteNode(number: number): void {
		const { document, naming } = this;
		for (
			let at: Value | undefined = new Ref(number);
			isRef(at) && !naming.has(at.number);
			at = document.entry(at.number, 'Parent')
		) {
			naming.add(at.number);
			const resources = document.entry(at.number, 'Resources');
			for (const value of [resources, document.dict(resources)?.get('XObject')]) if (isRef(value)) naming.add(value.number);
		}
	}

	/** Content that draws forms by their names. */
	private async follow(content: Uint8Array, objects: Dict | undefined): Promise<void> {
		const { document, copied } = this;
		const due = document.job.pace.step(content.length * BYTE_COST);
		if (due) await due;
		if (![...(objects?.values() ?? [])].some((value) => isRef(value) && copied.has(value.number))) return;
		const names = new Set(asBuffer(content).toString('latin1').match(NAME));
		for (const [key, value] of objects!)
			// A name may have escapes.
			if (names.has(`/${key}`) || /[^\w.+-]/.test(key)) await this.drawAll(value);
	}

	/** All forms in a value are drawn, and those that they draw. */
	private async drawAll(value: Value): Promise<void> {
		const { document, copied, drawn } = this;
		const open: Value[] = [value];
		for (let next = open.pop(); next !== undefined; next = open.pop()) {
			const due = document.job.pace.step(COST);
			if (due) await due;
			if (isRef(next)) {
				if (!copied.has(next.number) || drawn.has(next.number)) continue;
				drawn.add(next.number);
				next = document.dict(document.dict(document.get(next))?.get('Resources'))?.get('XObject') ?? null;
			}
			const found = next instanceof Stream ? next.dict : next;
			if (Array.isArray(found)) for (const item of found) open.push(item);
			else if (found instanceof Dict) for (const item of found.values()) open.push(item);
		}
	}
}
