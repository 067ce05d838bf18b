import { decodeText } from '../../../shared/pdf/syntax/text-strings';
import { Str } from '../../../shared/pdf/syntax/values';
import { withoutElements } from '../../../shared/pdf/syntax/xml';

describe('elements of XML packets', () => {
	const drop = (xml: string) => withoutElements(xml, (name) => name === 'a:x');

	test.each([
		['<r>1<a:x>2</a:x>3</r>', '<r>13</r>'],
		['<r><a:x/>1<a:x y="z"/></r>', '<r>1</r>'],
		['<a:x><b/><a:x>1</a:x>2</a:x>3', '3'],
		['<a:xy>1</a:xy><a:x\n p="1">2</a:x >', '<a:xy>1</a:xy>'],
		['1<a:x>2<b>3</b>', '1<a:x>2<b>3</b>'],
		['1</a:x>2<', '1</a:x>2<'],
	])('%s', (xml, expected) => {
		expect(drop(xml)).toBe(expected);
	});

	test('many names that never close', () => {
		const hostile = Array.from({ length: 50_000 }, (_, index) => `<a:${index}>${' '.repeat(20)}`).join('');
		const start = process.cpuUsage();
		expect(withoutElements(hostile, () => true)).toBe(hostile);
		expect(process.cpuUsage(start).user / 1e6).toBeLessThan(5);
	});

	test('a packet made to take for ever takes no time', () => {
		const hostile = `${'<a:x>'.repeat(200_000)}${' '.repeat(1_000_000)}${'<a:y '.repeat(200_000)}`;
		const start = process.cpuUsage();
		expect(drop(hostile)).toBe(hostile);
		// A quadratic search would take minutes.
		expect(process.cpuUsage(start).user / 1e6).toBeLessThan(5);
	});
});

test.each([
	[[0x61, 0xe4, 0x80, 0xa0], 'aä•€'],
	[[0xfe, 0xff, 0x26, 0x3a], '☺'],
	[[0xff, 0xfe, 0x3a, 0x26], '☺'],
	[[0xef, 0xbb, 0xbf, 0xe2, 0x98, 0xba], '☺'],
])('text strings in any encoding: %j', (bytes, text) => {
	expect(decodeText(new Str(Uint8Array.from(bytes)))).toBe(text);
});
