/**
 * A JPEG 2000 image without its descriptions: XML, UUID and information boxes (ISO/IEC 15444-1, I.6 and I.7), and comments of its
 * codestream (A.9.2). Everything that is needed to show it stays, byte for byte.
 */
import { asBuffer } from '../../pdf/syntax/characters';

/** Boxes that describe the image, or that others may use for anything. */
const DROPPED = new Set(['xml ', 'uuid', 'uinf', 'asoc', 'lbl ', 'nlst', 'jp2i', 'free']);
/** A table of positions in the file: if there is one, nothing may move. */
const TABLE = new Set(['ftbl', 'flst', 'cref']);

const SIGNATURE = 'jP  ';
/** Start of codestream, start of tile-part, and comment. */
const SOC = 0xff4f;
const SOT = 0xff90;
const COM = 0xff64;

interface Box {
	readonly type: string;
	readonly from: number;
	readonly body: number;
	readonly end: number;
}

/** The same bytes if there is nothing to take out, or if they are not such an image. */
export function stripJpx(bytes: Uint8Array): Uint8Array {
	const data = asBuffer(bytes);
	if (data.length > 1 && data.readUInt16BE(0) === SOC) return withoutComments(data) ?? bytes;
	const boxes = boxesOf(data);
	if (boxes?.[0]?.type !== SIGNATURE || boxes.some(({ type }) => TABLE.has(type))) return bytes;
	const pieces = boxes.flatMap(({ type, from, body, end }): Uint8Array[] => {
		if (DROPPED.has(type)) return [];
		const stripped = type === 'jp2c' ? withoutComments(data.subarray(body, end)) : undefined;
		return stripped ? [header(stripped.length), stripped] : [data.subarray(from, end)];
	});
	const result = Buffer.concat(pieces);
	return result.length === data.length ? bytes : result;
}

/** @returns undefined where boxes do not fit into each other */
export function boxesOf(data: Buffer): Box[] | undefined {
	const boxes: Box[] = [];
	for (let at = 0; at < data.length;) {
		if (at + 8 > data.length) return undefined;
		const type = data.toString('latin1', at + 4, at + 8);
		const short = data.readUInt32BE(at);
		const isLong = short === 1;
		if (isLong && at + 16 > data.length) return undefined;
		const length = isLong ? Number(data.readBigUInt64BE(at + 8)) : short === 0 ? data.length - at : short;
		const body = at + (isLong ? 16 : 8);
		if (at + length > data.length || at + length < body) return undefined;
		boxes.push({ type, from: at, body, end: at + length });
		at += length;
	}
	return boxes;
}

function header(length: number): Uint8Array {
	const made = Buffer.alloc(8);
	made.writeUInt32BE(length + 8, 0);
	made.write('jp2c', 4, 'latin1');
	return made;
}

/** The main header without its comments; undefined if it has none. */
function withoutComments(codestream: Buffer): Uint8Array | undefined {
	if (codestream.length < 4 || codestream.readUInt16BE(0) !== SOC) return undefined;
	const pieces: Uint8Array[] = [];
	let kept = 0;
	for (let at = 2; at + 4 <= codestream.length;) {
		const marker = codestream.readUInt16BE(at);
		if (marker === SOT || marker < 0xff00) break;
		const end = at + 2 + codestream.readUInt16BE(at + 2);
		if (marker === COM) {
			pieces.push(codestream.subarray(kept, at));
			kept = end;
		}
		at = end;
	}
	return kept === 0 ? undefined : Buffer.concat([...pieces, codestream.subarray(kept)]);
}
