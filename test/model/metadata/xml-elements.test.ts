import { expectLinear } from '../../support/cost/growth';
import { decodeText } from '../../../shared/pdf/syntax/text-strings';
import { Str } from '../../../shared/pdf/syntax/values';
import { withoutElements } from '../../../shared/model/metadata/xml-elements';

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

	test('takes time in proportion to the number of elements that never close', async () => {
		const hostile = (size: number) => Array.from({ length: size }, (_, index) => `<a:${index}>${' '.repeat(20)}`).join('');
		const whole = hostile(50_000);
		expect(withoutElements(whole, () => true)).toBe(whole);
		await expectLinear(async (size) => withoutElements(hostile(size), () => true), 50_000);
	});

	test('takes time in proportion to a packet of unclosed and half-written elements', async () => {
		const hostile = (size: number) => `${'<a:x>'.repeat(size)}${' '.repeat(5 * size)}${'<a:y '.repeat(size)}`;
		expect(drop(hostile(200_000))).toBe(hostile(200_000));
		await expectLinear(async (size) => drop(hostile(size)), 200_000);
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
