/** New object streams (ISO 32000-2, 7.5.7): objects are gathered, several streams are compressed at once, and all are written later. */
import type { Security } from '../security';
import { BLANK, LINE_FEED } from '../syntax/characters';
import { Output, type Sink } from '../syntax/output';
import type { Compressor } from './compressor';
import { NO_ENTRIES } from './stream-data';
import type { Rows } from './write-xref';

/** Objects per object stream. */
const MEMBERS = 500;

/** An object of one of the documents that are written. */
export interface Member {
	readonly part: number;
	readonly number: number;
}

export interface ObjectStreamTarget {
	readonly sink: Sink;
	readonly rows: Rows;
	readonly security: Security | undefined;
	readonly compressor: Compressor;
	/** The number that an object has in the output. */
	readonly finalNumber: (member: Member) => number;
	/** Writes the value of an object. */
	readonly writeMember: (sink: Sink, member: Member) => void;
	/** A number for an object stream. */
	readonly newNumber: () => number;
	/** Writes `N 0 obj`, and notes where. */
	readonly begin: (number: number) => void;
}

/** An object stream that is complete, but perhaps not compressed yet. */
interface Waiting {
	readonly number: number;
	readonly count: number;
	readonly first: number;
	readonly data: Uint8Array | Promise<Uint8Array>;
}

export class ObjectStreamWriter {
	private gathered: Member[] = [];
	private waiting: Waiting[] = [];
	/** Bytes of all that wait, before compression. */
	private bytes = 0;
	/** Where object streams are put together, one after the other. */
	private readonly body = new Output(1 << 12);
	private readonly head = new Output(1 << 12);

	constructor(private readonly target: ObjectStreamTarget) {}

	add(member: Member): void {
		this.gathered.push(member);
		if (this.gathered.length >= MEMBERS) this.complete();
	}

	/** Whether so much is waiting that it must be written first. */
	get isFull(): boolean {
		return this.bytes > this.target.compressor.most;
	}

	/** Writes the streams that are complete. The order is that of completion, whichever was compressed first. */
	async drain(): Promise<void> {
		const { waiting } = this;
		this.waiting = [];
		this.bytes = 0;
		for (const { number, count, first, data } of waiting) this.write(number, count, first, await data);
	}

	/** Writes everything. */
	async finish(): Promise<void> {
		if (this.gathered.length > 0) this.complete();
		await this.drain();
	}

	private complete(): void {
		const { body, head, gathered, target } = this;
		const number = target.newNumber();
		body.clear();
		head.clear();
		for (const [index, member] of gathered.entries()) {
			const final = target.finalNumber(member);
			if (index > 0) head.byte(BLANK);
			head.integer(final);
			head.byte(BLANK);
			head.integer(body.length);
			target.rows.compressed(final, number, index);
			target.writeMember(body, member);
			body.byte(LINE_FEED);
		}
		head.byte(LINE_FEED);
		const first = head.length;
		head.copy(body.bytes, 0, body.length);
		const data = target.compressor.deflate(head.bytes);
		// If the work is cancelled, the remaining promises are never awaited.
		if (data instanceof Promise) data.catch(() => undefined);
		this.waiting.push({ number, count: gathered.length, first, data });
		this.bytes += head.length;
		this.gathered = [];
	}

	private write(number: number, count: number, first: number, data: Uint8Array): void {
		const { sink, security, begin } = this.target;
		if (security) data = security.encryptStream(data, number, 0, NO_ENTRIES);
		begin(number);
		sink.text(`<</Type/ObjStm/N ${count}/First ${first}/Filter/FlateDecode/Length ${data.length}>>\nstream\n`);
		sink.copy(data, 0, data.length);
		sink.text('\nendstream\nendobj\n');
	}
}
