/** The ASCII85 filter (ISO 32000-2, 7.4.3). */
import { AT_ONCE, type Steps } from './steps';
import { EXCLAMATION_MARK, LESS_THAN, LETTER_u, LETTER_z, SPACE, TILDE, classOf } from '../syntax/characters';

export function* ascii85(data: Uint8Array): Steps {
	// `z` means four bytes, every other character for four fifths of one.
	let size = data.length + 5;
	for (let from = 0; from < data.length; from += AT_ONCE) {
		const stop = Math.min(from + AT_ONCE, data.length);
		for (let at = from; at < stop; at++) if (data[at] === LETTER_z) size += 3;
		yield;
	}
	const out = new Uint8Array(size);
	let used = 0;
	let group = 0;
	let count = 0;
	let at = data[0] === LESS_THAN && data[1] === TILDE ? 2 : 0;
	for (; at < data.length; at++) {
		if (at % AT_ONCE === AT_ONCE - 1) yield;
		const byte = data[at]!;
		if (byte === TILDE) break;
		if (classOf[byte] === SPACE) continue;
		if (byte === LETTER_z && count === 0) {
			used += 4;
			continue;
		}
		if (byte < EXCLAMATION_MARK || byte > LETTER_u) continue;
		group = group * 85 + (byte - EXCLAMATION_MARK);
		if (++count < 5) continue;
		for (let shift = 24; shift >= 0; shift -= 8) out[used++] = Math.floor(group / 2 ** shift) & 0xff;
		group = count = 0;
	}
	if (count > 1) {
		for (let missing = count; missing < 5; missing++) group = group * 85 + 84;
		for (let byte = 0; byte < count - 1; byte++) out[used++] = Math.floor(group / 2 ** (24 - 8 * byte)) & 0xff;
	}
	return out.slice(0, used);
}
