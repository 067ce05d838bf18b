/** JSON of a region, which may have hundreds of megabytes: its parser takes a piece of it at once, and others run between. */
import { OctavoError } from '../contract/errors';
import { parseJson } from '../contract/json';
import type { Steps } from '../pace/steps';

/** Bytes that are parsed at once, and the cost of one that is scanned and of one that is parsed, see `Pace`. */
const PIECE = 2 ** 19;
const [SCANNED_COST, PARSED_COST] = [2, 8];
/** Bytes that are scanned in one step. */
const SCANNED = 2 ** 16;
/** Bytes of a number, or of blanks: more are refused, because neither is parsed in pieces. */
const LONGEST_PLAIN = 2 ** 22;
const MOST_DEEP = 10_000;
/** Values, lists and objects: the data that we give back have three million at most. */
const MOST_VALUES = 5_000_000;

const [QUOTE, BACKSLASH, COMMA, COLON, LETTER_U] = [0x22, 0x5c, 0x2c, 0x3a, 0x75];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];
const MARK = [0xef, 0xbb, 0xbf];

/** Some text is not JSON. */
class NotJson extends Error {}

/**
 * The value; `undefined` if it is not valid. Texts that are short are parsed at once.
 *
 * @throws OctavoError `limit_exceeded` for very many values
 */
export function* parsingJson(bytes: Uint8Array): Steps<unknown> {
	if (bytes.length <= PIECE) return parseJson(bytes);
	try {
		return yield* new JsonPieces(bytes).parse();
	} catch (thrown) {
		if (thrown instanceof NotJson || thrown instanceof SyntaxError) return undefined;
		throw thrown;
	}
}

/** A list or an object that has begun. */
interface Open {
	readonly isList: boolean;
	readonly start: number;
	/** Where the members begin that are not parsed yet, and the last of these. */
	from: number;
	member: number;
	/** The members that were parsed; undefined as long as all of them are in the text. */
	value: unknown[] | Record<string, unknown> | undefined;
	/** In the object around it. */
	key: string;
	/** Whether the last member is in `value` already: a comma or the end is to follow. */
	isTaken: boolean;
}

class JsonPieces {
	private readonly open: Open[] = [];
	private readonly decoder = new TextDecoder('utf-8', { ignoreBOM: true });
	/** Where the text begins of which nothing was parsed, and the root of all. */
	private left: number;
	private root: unknown;
	/** Commas, and beginnings and ends of lists and objects. */
	private values = 0;

	constructor(private readonly bytes: Uint8Array) {
		this.left = MARK.every((byte, index) => bytes[index] === byte) ? MARK.length : 0;
	}

	*parse(): Steps<unknown> {
		const { bytes, open } = this;
		let plain = this.left;
		for (let at = this.left, scanned = at; at < bytes.length; at++) {
			if (at - scanned >= SCANNED) {
				yield (at - scanned) * SCANNED_COST;
				scanned = at;
			}
			const sign = bytes[at]!;
			if (sign !== QUOTE && sign !== COMMA && (sign | 0x20) !== OBJECT && (sign | 0x20) !== OBJECT_END) continue;
			if (at - plain > LONGEST_PLAIN) throw new NotJson();
			if (sign !== QUOTE && ++this.values > MOST_VALUES) throw tooMany();
			if (sign === QUOTE) {
				const cuts = yield* this.cutsOf(at);
				const end = cuts.at(-1)!;
				if (cuts.length > 2) yield* this.takeText(at, cuts);
				at = scanned = end;
			} else if (sign === COMMA) yield* this.endMember(at);
			else if (sign === LIST || sign === OBJECT) this.begin(at, sign === LIST);
			else if (sign === LIST_END || sign === OBJECT_END) yield* this.close(at, sign === LIST_END);
			plain = at;
		}
		if (open.length > 0 || this.root === undefined) throw new NotJson();
		this.expectBlank(this.left, bytes.length);
		return this.root;
	}

	/** Where the text ends that begins with this quote, after the places where it may be cut: within no character and no escape. */
	private *cutsOf(start: number): Steps<number[]> {
		const { bytes } = this;
		const cuts = [start];
		let at = start + 1;
		for (let cut = at; at < bytes.length && bytes[at] !== QUOTE; at++) {
			if (at - cut >= PIECE && (bytes[at]! & 0xc0) !== 0x80) {
				cuts.push(at);
				yield (at - cut) * SCANNED_COST;
				cut = at;
			}
			if (bytes[at] === BACKSLASH) at += bytes[at + 1] === LETTER_U ? 5 : 1;
		}
		if (at >= bytes.length) throw new NotJson();
		cuts.push(at);
		return cuts;
	}

	private begin(at: number, isList: boolean): void {
		const { open } = this;
		if (open.length === 0 && this.root !== undefined) throw new NotJson();
		if (open.length >= MOST_DEEP) throw new NotJson();
		open.push({ isList, start: at, from: at + 1, member: at + 1, value: undefined, key: '', isTaken: false });
	}

	private *endMember(at: number): Steps<void> {
		const top = this.open.at(-1);
		if (!top) throw new NotJson();
		if (top.isTaken) {
			this.expectBlank(top.from, at);
			[top.from, top.isTaken] = [at + 1, false];
		} else if (at - this.left >= PIECE) {
			yield* this.writeOut(at);
			this.take(top, top.from, at);
			this.left = top.from = at + 1;
			yield PIECE * PARSED_COST;
		}
		top.member = at + 1;
	}

	private *close(at: number, isList: boolean): Steps<void> {
		const { open } = this;
		const top = open.pop();
		if (top?.isList !== isList) throw new NotJson();
		const above = open.at(-1);
		if (!top.value && above) return;
		if (top.isTaken) this.expectBlank(top.from, at);
		else if (top.value) this.take(top, top.from, at);
		else top.value = JSON.parse(this.textOf(top.start, at + 1)) as Open['value'];
		yield (at - this.left) * PARSED_COST;
		this.left = at + 1;
		if (above) this.put(above, top.key, top.value, at + 1);
		else this.root = top.value;
	}

	/** A text that is too long to be parsed at once. */
	private *takeText(start: number, cuts: readonly number[]): Steps<void> {
		const top = this.open.at(-1);
		if (!top) throw new NotJson();
		yield* this.writeOut(start);
		const key = this.memberBefore(top, start);
		let text = '';
		for (let index = 1; index < cuts.length; index++) {
			const from = index === 1 ? start + 1 : cuts[index - 1]!;
			text += JSON.parse(`"${this.textOf(from, cuts[index]!)}"`) as string;
			yield PIECE * PARSED_COST;
		}
		this.left = cuts.at(-1)! + 1;
		this.put(top, key, text, this.left);
	}

	/** Parses all before this place that is in lists and objects that go on. */
	private *writeOut(at: number): Steps<void> {
		for (const [level, one] of this.open.entries()) {
			if (one.value) continue;
			const above = this.open[level - 1];
			if (above) one.key = this.memberBefore(above, one.start);
			else this.expectBlank(this.left, one.start);
			one.value = one.isList ? [] : {};
			if (level % 100 === 99) yield SCANNED;
		}
		yield (at - this.left) * PARSED_COST;
	}

	/** Parses the members before the one that begins here, whose key it gives. */
	private memberBefore(around: Open, start: number): string {
		if (around.isTaken) throw new NotJson();
		if (around.member > around.from) this.take(around, around.from, around.member - 1);
		around.from = around.member;
		if (around.isList) {
			this.expectBlank(around.member, start);
			return '';
		}
		const text = this.textOf(around.member, start).trimEnd();
		if (text.charCodeAt(text.length - 1) !== COLON) throw new NotJson();
		const key: unknown = JSON.parse(text.slice(0, -1));
		if (typeof key !== 'string') throw new NotJson();
		return key;
	}

	/** Adds the members between two places, of which there is one at least unless nothing came before them. */
	private take(one: Open, from: number, to: number): void {
		const isFirst = from === one.start + 1;
		const text = this.textOf(from, to);
		if (one.isList) {
			const items = JSON.parse(`[${text}]`) as unknown[];
			if (items.length === 0 && !isFirst) throw new NotJson();
			for (const item of items) (one.value as unknown[]).push(item);
			return;
		}
		const members = Object.entries(JSON.parse(`{${text}}`) as Record<string, unknown>);
		if (members.length === 0 && !isFirst) throw new NotJson();
		for (const [key, value] of members) setMember(one.value as Record<string, unknown>, key, value);
	}

	private put(into: Open, key: string, value: unknown, end: number): void {
		if (into.isList) (into.value as unknown[]).push(value);
		else setMember(into.value as Record<string, unknown>, key, value);
		[into.from, into.member, into.isTaken] = [end, end, true];
	}

	private textOf(from: number, to: number): string {
		return this.decoder.decode(this.bytes.subarray(from, to));
	}

	private expectBlank(from: number, to: number): void {
		if (/[^ \t\r\n]/.test(this.textOf(from, to))) throw new NotJson();
	}
}

const tooMany = (): OctavoError =>
	new OctavoError('limit_exceeded', `The answer has more than ${MOST_VALUES} values`, {
		advice: 'Process the document locally, or in smaller pieces',
	});

/** As the parser does it: no name has a meaning of the language. */
const setMember = (object: Record<string, unknown>, key: string, value: unknown): void =>
	void Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
