/** Values in PDF syntax, for tests of those who read and write it. */
import fc, { type Arbitrary } from 'fast-check';
import { Output } from '../../shared/pdf/syntax/output';
import { Parser } from '../../shared/pdf/syntax/parser';
import { STRING, Scan } from '../../shared/pdf/syntax/scan';
import { UNENCRYPTED, writeValue } from '../../shared/pdf/syntax/serialize';
import { Dict, Name, Ref, latin, type Value } from '../../shared/pdf/syntax/values';

export const asBytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');
export const asText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

export const parse = (text: string): Value => new Parser(asBytes(text), 0, text.length, 100).value();

export function written(value: Value): string {
	const out = new Output(64);
	writeValue(out, value, UNENCRYPTED);
	return asText(out.bytes);
}

/** The facts that the skip-lexer finds in the value that `text` begins with. */
export function scanned(text: string): { references: number[]; strings: number; end: number } {
	const scan = new Scan();
	scan.strings = true;
	const end = scan.value(asBytes(text), 0, text.length);
	const whats = Array.from({ length: scan.used / 3 }, (_, index) => scan.marks[index * 3]!);
	return { references: whats.filter((what) => what !== STRING), strings: whats.filter((what) => what === STRING).length, end };
}

const byteText = fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)), maxLength: 12 });
/** The null character must not occur in names (ISO 32000-2, 7.3.5). */
const nameText = byteText.map((text) => text.replaceAll('\0', 'x'));

/** Every kind of value but streams. */
export const anyValue: Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
	value: fc.oneof(
		{ depthSize: 'small', withCrossShrink: true },
		fc.constantFrom<Value>(true, false, 0, -1, 65_535),
		fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((number) => Number(number.toFixed(4)) + 0),
		fc.integer({ min: 0, max: 2 ** 31 - 1 }),
		nameText.map((text) => new Name(text)),
		byteText.map(latin),
		fc.integer({ min: 1, max: 99_999 }).map((number) => new Ref(number)),
		fc.array(tie('value'), { maxLength: 5 }),
		fc.array(fc.tuple(nameText, tie('value')), { maxLength: 5 }).map((entries) => new Dict(entries)),
	),
})).value;

/** Characters that may be between two tokens (7.2.3). */
export const anyGap: Arbitrary<string> = fc.constantFrom(' ', '\n', '\r\n', '\0', '% 9 0 R ) >> ]\n', '  ');
