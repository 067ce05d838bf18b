/**
 * Collections of characters with their predefined CMaps (ISO 32000-2, 9.7.5.2), as scripts/unicode/pack.mts writes them: the text of
 * each CID, then the CMaps, each as what differs from an earlier one or from the way back from characters to CIDs.
 */
import type { Pace } from '../../../pace/pace';
import { unpackModule } from '../unpacked';
import { codeIn, FORMS, type Form } from './transform';

export interface PackedMap {
	readonly vertical: boolean;
	/** Length, lowest and highest code. */
	readonly spaces: readonly { readonly length: number; readonly low: number; readonly high: number }[];
}

interface Written extends PackedMap {
	/** 0: nothing. 1: the way back from characters to CIDs. Others: the map before by two. */
	readonly base: number;
	readonly form: Form;
	/** Three numbers for each run: first code, length, first CID; CID 0 takes codes away. */
	readonly runs: Uint32Array;
}

type Cids = Map<number, number>;

/** The cost of one code that is entered, see `Pace`. */
const COST = 100;
export class PackedCollection {
	private readonly maps = new Map<string, Written>();
	private readonly order: string[] = [];
	private readonly texts: string[];

	constructor(packed: string) {
		const reader = new Reader(unpackModule(packed));
		this.texts = readTexts(reader);
		for (let left = reader.number(); left > 0; left--) {
			const name = reader.text();
			const vertical = reader.number() === 1;
			const spaces = Array.from({ length: reader.number() }, () => ({
				length: reader.number(),
				low: reader.number(),
				high: reader.number(),
			}));
			const base = reader.number();
			this.maps.set(name, { vertical, spaces, base, form: FORMS[reader.number()]!, runs: readRuns(reader) });
			this.order.push(name);
		}
	}

	/** The text of a CID; undefined if it has none. */
	textOf(cid: number): string | undefined {
		return this.texts[cid] || undefined;
	}

	map(name: string): PackedMap | undefined {
		return this.maps.get(name);
	}

	get names(): readonly string[] {
		return this.order;
	}

	/** CIDs by code of the CMap of this name. */
	async cidsOf(name: string, pace: Pace): Promise<Cids> {
		const { base, form, runs } = this.maps.get(name)!;
		const cids = await inForm(await this.baseOf(base, pace), form, pace);
		for (let at = 0; at < runs.length; at += 3) {
			const [first, length, cid] = [runs[at]!, runs[at + 1]!, runs[at + 2]!];
			for (let index = 0; index < length; index++)
				if (cid === 0) cids.delete(first + index);
				else cids.set(first + index, cid + index);
			const due = pace.step(COST * length);
			if (due) await due;
		}
		return cids;
	}

	private async baseOf(base: number, pace: Pace): Promise<Cids> {
		if (base >= 2) return this.cidsOf(this.order[base - 2]!, pace);
		const back: Cids = new Map();
		if (base === 0) return back;
		for (const [cid, text] of this.texts.entries()) {
			const point = text.codePointAt(0) ?? 0;
			if (point > 0 && text.length === (point > 0xffff ? 2 : 1) && !back.has(point)) back.set(point, cid);
			const due = pace.step(COST);
			if (due) await due;
		}
		return back;
	}
}

async function inForm(points: Cids, form: Form, pace: Pace): Promise<Cids> {
	if (form === 'utf32') return points;
	const codes: Cids = new Map();
	for (const [point, cid] of points) {
		codes.set(codeIn(form, point), cid);
		const due = pace.step(COST);
		if (due) await due;
	}
	return codes;
}

function readTexts(reader: Reader): string[] {
	const texts = new Array<string>(reader.number());
	let point = 0;
	for (let cid = 0; cid < texts.length; cid++) {
		point += reader.signed();
		texts[cid] = point === 0 ? '' : String.fromCodePoint(point);
	}
	for (let left = reader.number(); left > 0; left--) {
		const cid = reader.number();
		texts[cid] = reader.text();
	}
	return texts;
}

function readRuns(reader: Reader): Uint32Array {
	const count = reader.number();
	const runs = new Uint32Array(count * 3);
	// In columns, which deflate better: distances, then lengths, then CIDs.
	for (let at = 0; at < runs.length; at += 3) runs[at] = reader.number();
	for (let at = 1; at < runs.length; at += 3) runs[at] = reader.number();
	let end = 0;
	let expected = 0;
	for (let at = 0; at < runs.length; at += 3) {
		const length = runs[at + 1]!;
		const first = (runs[at] = runs[at]! + end);
		const cid = (runs[at + 2] = expected + reader.signed());
		end = first + length;
		expected = cid === 0 ? 0 : cid + length;
	}
	return runs;
}

/** Numbers of seven bits a byte, the lowest first. */
class Reader {
	private at = 0;

	constructor(private readonly bytes: Uint8Array) {}

	number(): number {
		let value = 0;
		for (let scale = 1; ; scale *= 128) {
			const byte = this.bytes[this.at++]!;
			if (byte < 128) return value + byte * scale;
			value += (byte - 128) * scale;
		}
	}

	signed(): number {
		const value = this.number();
		return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
	}

	text(): string {
		const length = this.number();
		this.at += length;
		return Buffer.from(this.bytes.subarray(this.at - length, this.at)).toString('utf8');
	}
}
