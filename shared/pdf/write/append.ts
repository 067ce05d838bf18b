/**
 * Writing a revision after the unchanged bytes of the source (ISO 32000-2, 7.5.6; docs/semantics.md, D70): changed and new objects,
 * and a cross-reference of the kind that the newest section has. Objects that were removed are no longer referred to, and stay.
 */
import { createHash } from 'node:crypto';
import type { PdfDocument } from '../document';
import { sectionAt, sectionBefore, type Section } from '../read/sections';
import { CARRIAGE_RETURN, LINE_FEED, SPACE, classOf } from '../syntax/characters';
import { Output } from '../syntax/output';
import { UNENCRYPTED, writeValue } from '../syntax/serialize';
import { Dict, Name, Stream, type Value } from '../syntax/values';
import { identifiers } from './identifiers';
import { finish, takeOutput } from './spare-output';
import { encryptStream, verbatim } from './stream-data';

export interface Revision {
	/** The source, and the revision after it. */
	readonly bytes: Uint8Array;
	/** Where the objects of the revision begin, by number. */
	readonly offsets: ReadonlyMap<number, number>;
}

/** Whether a revision may follow the bytes from which `document` was opened: nothing in them is damaged, or before their header. */
export const canAppend = (document: PdfDocument, input: Uint8Array): boolean =>
	!document.suspect && document.bytes.length === input.length && isExact(document.bytes, newestSection(document));

/** Whether the section is where `startxref` says, and not after white space. */
const isExact = (bytes: Uint8Array, section: Section | undefined): boolean =>
	section !== undefined && classOf[bytes[section.at]!] !== SPACE;

/** Gives new objects numbers above those of all revisions, also above those that a section only counts. */
export function reserveNumbers(document: PdfDocument): void {
	const size = newestSection(document)?.trailer.get('Size');
	if (typeof size === 'number' && size <= document.job.limits.objects) document.reserveNumbers(size);
}

const newestSection = ({ bytes }: PdfDocument): Section | undefined => sectionAt(bytes, sectionBefore(bytes, bytes.length));

/** Copied in a few milliseconds. */
const PIECE = 1 << 23;

/** The source and a revision with the changes, if there are any. Deterministic, unless it is encrypted. */
export async function appendRevision(document: PdfDocument): Promise<Revision> {
	await document.pages.settle();
	const { bytes: source, job } = document;
	const section = newestSection(document)!;
	const output = takeOutput(job.memory, source.length + 65_536);
	for (let from = 0; from < source.length; from += PIECE) {
		const to = Math.min(from + PIECE, source.length);
		output.copy(source, from, to);
		const due = job.pace.step(to - from);
		if (due) await due;
	}
	const last = source[source.length - 1];
	if (last !== LINE_FEED && last !== CARRIAGE_RETURN) output.byte(LINE_FEED);
	const offsets = new Map<number, number>();
	for (let number = 1; number < document.size; number++) {
		if (!document.isChanged(number)) continue;
		offsets.set(number, output.length);
		writeObject(output, document, number);
		const due = job.pace.step(500);
		if (due) await due;
	}
	// A cross-reference needs entries (7.5.4): readers take an empty one for damage.
	if (offsets.size === 0) return { bytes: source, offsets };
	writeSection(output, document, section, offsets);
	return { bytes: finish(job.memory, output), offsets };
}

function writeObject(output: Output, document: PdfDocument, number: number): void {
	const value = document.get(number);
	const { security } = document;
	const generation = document.generation(number);
	const writing = { number, generation, security, generationOf: (other: number) => document.generation(other) };
	output.text(`${number} ${generation} obj\n`);
	if (value instanceof Stream) {
		const { sealed } = value;
		const head = new Dict(value.dict);
		// Data that is encrypted for this very object stays as it is.
		const isSame = sealed?.number === number && sealed.generation === generation;
		const data = isSame ? verbatim(value.data) : encryptStream(document.encoded(value), writing, head);
		head.set('Length', data.length);
		writeValue(output, head, writing);
		output.text('\nstream\n');
		data.put(output);
		output.text('\nendstream');
	} else writeValue(output, value, writing);
	output.text('\nendobj\n');
}

/** The cross-reference of the revision, and the end of the file. */
function writeSection(output: Output, document: PdfDocument, section: Section, offsets: Map<number, number>): void {
	const at = output.length;
	// A cross-reference stream is an object as well, and lists itself.
	if (section.isStream) offsets.set(document.size, at);
	const trailer = new Dict([...document.trailer].filter(([key]) => key !== 'ID'));
	const known = section.trailer.get('Size');
	trailer.set('Size', Math.max(document.size + (section.isStream ? 1 : 0), typeof known === 'number' ? known : 0));
	trailer.set('Prev', section.at);
	const closing = `${identifiers(document, document.security, contentHash(output, document))}>>`;
	if (section.isStream) {
		const { rows, index, widths } = packedRows(offsets, (number) => document.generation(number));
		const entries: [string, Value][] = [
			['Type', new Name('XRef')],
			['W', widths],
			['Index', index],
			['Length', rows.length],
		];
		for (const [key, value] of entries) trailer.set(key, value);
		output.text(`${document.size} 0 obj\n`);
		writeTrailer(output, trailer, closing);
		output.text('\nstream\n');
		output.copy(rows, 0, rows.length);
		output.text('\nendstream\nendobj\n');
	} else {
		output.text('xref\n');
		for (const numbers of runsOf(offsets)) {
			output.text(`${numbers[0]!} ${numbers.length}\n`);
			for (const number of numbers)
				output.text(`${digits(offsets.get(number)!, 10)} ${digits(document.generation(number), 5)} n \n`);
		}
		output.text('trailer\n');
		writeTrailer(output, trailer, closing);
		output.text('\n');
	}
	output.text(`startxref\n${at}\n%%EOF\n`);
}

const digits = (value: number, count: number): string => String(value).padStart(count, '0');

/** Strings of the trailer are never encrypted (7.6.2). */
function writeTrailer(output: Output, trailer: Dict, closing: string): void {
	const text = new Output(1024);
	writeValue(text, trailer, UNENCRYPTED);
	output.copy(text.bytes, 0, text.length - 2);
	output.text(closing);
}

/** Object numbers, in groups without gaps. */
function runsOf(offsets: ReadonlyMap<number, number>): number[][] {
	const runs: number[][] = [];
	for (const number of [...offsets.keys()].sort((a, b) => a - b)) {
		const run = runs.at(-1);
		if (run?.at(-1) === number - 1) run.push(number);
		else runs.push([number]);
	}
	return runs;
}

/** Rows of a cross-reference stream (7.5.8.3), not compressed: there are few. */
function packedRows(
	offsets: ReadonlyMap<number, number>,
	generationOf: (number: number) => number,
): { rows: Uint8Array; index: number[]; widths: number[] } {
	const WIDTHS = [1, 5, 2];
	const rows = Buffer.alloc(offsets.size * 8);
	const index: number[] = [];
	let at = 0;
	for (const run of runsOf(offsets)) {
		index.push(run[0]!, run.length);
		for (const number of run) {
			rows[at] = 1;
			rows.writeUIntBE(offsets.get(number)!, at + 1, 5);
			rows.writeUInt16BE(generationOf(number), at + 6);
			at += 8;
		}
	}
	return { rows, index, widths: WIDTHS };
}

/** A fingerprint of the revision. */
function contentHash(output: Output, { bytes }: PdfDocument): Uint8Array {
	const hash = createHash('sha256').update(String(bytes.length)).update(output.from(bytes.length));
	return hash.digest().subarray(0, 16);
}
