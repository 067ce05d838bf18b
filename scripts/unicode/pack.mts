/**
 * Packs a collection of characters and its CMaps into one deflated piece, as `shared/model/font/predefined/packed.ts` reads it.
 * Most CMaps are written as what differs from another one, or from the way back from characters to CIDs.
 */
import { zlibSync } from 'fflate';
import { codeIn, FORMS } from '../../shared/model/font/predefined/transform';
import { readCollection, type SourceMap } from './pdfjs.mts';

type Cids = ReadonlyMap<number, number>;

class Writer {
	private readonly bytes: number[] = [];

	number(value: number): void {
		while (value >= 128) {
			this.bytes.push((value % 128) + 128);
			value = Math.floor(value / 128);
		}
		this.bytes.push(value);
	}

	signed(value: number): void {
		this.number(value < 0 ? -value * 2 - 1 : value * 2);
	}

	text(text: string): void {
		const bytes = Buffer.from(text);
		this.number(bytes.length);
		this.bytes.push(...bytes);
	}

	get data(): Uint8Array {
		return Uint8Array.from(this.bytes);
	}
}

interface Run {
	readonly first: number;
	length: number;
	readonly cid: number;
}

/** Runs of codes that follow each other, with CIDs that do, too. `cid` 0: these codes have none. */
function runsOf(cids: Cids): Run[] {
	const runs: Run[] = [];
	for (const [code, cid] of [...cids].sort(([one], [other]) => one - other)) {
		const last = runs.at(-1);
		const follows = last && last.first + last.length === code && (cid === 0 ? last.cid === 0 : last.cid + last.length === cid);
		if (last && follows && (cid === 0) === (last.cid === 0)) last.length++;
		else runs.push({ first: code, length: 1, cid });
	}
	return runs;
}

/** The changes that turn `base` into `cids`. */
function difference(cids: Cids, base: Cids): Map<number, number> {
	const changes = new Map<number, number>();
	for (const code of base.keys()) if (!cids.has(code)) changes.set(code, 0);
	for (const [code, cid] of cids) if (base.get(code) !== cid) changes.set(code, cid);
	return changes;
}

function writeRuns(writer: Writer, runs: readonly Run[]): void {
	writer.number(runs.length);
	let end = 0;
	for (const { first, length } of runs) {
		writer.number(first - end);
		end = first + length;
	}
	for (const { length } of runs) writer.number(length);
	let expected = 0;
	for (const { cid, length } of runs) {
		writer.signed(cid - expected);
		expected = cid === 0 ? 0 : cid + length;
	}
}

/** The texts of CIDs, and the way back: from the character to the lowest CID that shows it. */
function writeTexts(writer: Writer, texts: ReadonlyMap<number, string>): Cids {
	const back = new Map<number, number>();
	const several: (readonly [number, string])[] = [];
	const most = Math.max(...texts.keys());
	writer.number(most + 1);
	let previous = 0;
	for (let cid = 0; cid <= most; cid++) {
		const text = texts.get(cid) ?? '';
		const point = [...text].length === 1 ? text.codePointAt(0)! : 0;
		if ([...text].length > 1) several.push([cid, text]);
		writer.signed(point - previous);
		previous = point;
		if (point > 0 && !back.has(point)) back.set(point, cid);
	}
	writer.number(several.length);
	for (const [cid, text] of several) {
		writer.number(cid);
		writer.text(text);
	}
	return back;
}

const inForm = (cids: Cids, form: (typeof FORMS)[number]): Cids =>
	form === 'utf32' ? cids : new Map([...cids].map(([point, cid]) => [codeIn(form, point), cid]));

/** The map of UTF-32 first, because most others follow from it; then horizontal before vertical. */
const rank = ({ name, vertical }: SourceMap): number => (name.includes('UTF32') ? 0 : 2) + (vertical ? 1 : 0);

/** Deflated, in base64. */
export async function packCollection(collection: string): Promise<string> {
	const { maps, texts } = await readCollection(collection);
	const writer = new Writer();
	const bases: Cids[] = [new Map(), writeTexts(writer, texts)];
	/** Whether the codes of a base are code points. */
	const isOfPoints = [false, true];
	const ordered = [...maps].sort((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1));
	writer.number(ordered.length);
	for (const { name, vertical, spaces, cids } of ordered) {
		writer.text(name);
		writer.number(vertical ? 1 : 0);
		writer.number(spaces.length);
		for (const space of spaces) for (const number of space) writer.number(number);
		const candidates = bases.flatMap((base, index) =>
			FORMS.filter((form) => form === 'utf32' || (isOfPoints[index] && name.toLowerCase().includes(form))).map((form) => {
				const runs = runsOf(difference(cids, inForm(base, form)));
				return { index, form, runs };
			}),
		);
		const best = candidates.reduce((least, one) => (one.runs.length < least.runs.length ? one : least));
		writer.number(best.index);
		writer.number(FORMS.indexOf(best.form));
		writeRuns(writer, best.runs);
		bases.push(cids);
		isOfPoints.push(name.includes('UTF32'));
	}
	return Buffer.from(zlibSync(writer.data, { level: 9, mem: 12 })).toString('base64');
}
