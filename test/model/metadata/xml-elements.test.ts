import { expectLinear } from '../../support/cost/growth';
import { job } from '../../support/hosts/local';
import { decodeText } from '../../../shared/pdf/syntax/text-strings';
import { Str } from '../../../shared/pdf/syntax/values';
import { withoutElements, type Drops } from '../../../shared/model/metadata/xml-elements';

describe('elements of XML packets', () => {
	const without = (xml: string, drops: Drops) => withoutElements(xml, drops, job().pace);
	const drop = (xml: string) => without(xml, ({ local }) => local === 'x');

	test.each([
		['<r>1<a:x>2</a:x>3</r>', '<r>13</r>'],
		['<r><a:x/>1<a:x y="z"/></r>', '<r>1</r>'],
		['<a:x><b/><a:x>1</a:x>2</a:x>3', '3'],
		['<a:xy>1</a:xy><a:x\n p="1">2</a:x >', '<a:xy>1</a:xy>'],
		['1<a:x>2<b>3</b>', '1<a:x>2<b>3</b>'],
		['1</a:x>2<', '1</a:x>2<'],
		['<r><!-- <a:x> --><a:x>1</a:x><![CDATA[<a:x>]]></r>', '<r><!-- <a:x> --><![CDATA[<a:x>]]></r>'],
		['<r y=">"><a:x y="/>">1</a:x></r>', '<r y=">"></r>'],
		['<r><a:x><b></a:x>2</r></r>', '<r>2</r></r>'],
		['<r>&x;<a:x>&</a:x> < 3</r>', '<r>&x; < 3</r>'],
		['</q><a:x>1</a:x><r>', '</q><r>'],
		['<a:x>1</q>2</a:x>3', '3'],
		['<!DOCTYPE r []><a:x>1</a:x>', '<!DOCTYPE r []><a:x>1</a:x>'],
	])('%s', async (xml, expected) => {
		expect(await drop(xml)).toBe(expected);
	});

	test('takes time in proportion to the number of elements that never close', async () => {
		const hostile = (size: number) => Array.from({ length: size }, (_, index) => `<a:${index}>${' '.repeat(20)}`).join('');
		const whole = hostile(50_000);
		expect(await without(whole, () => true)).toBe(whole);
		await expectLinear(async (size) => without(hostile(size), () => true), 50_000);
	});

	test('knows an element by its namespace and by the elements that it is in', async () => {
		const xml = '<a xmlns="urn:1"><x xmlns="urn:2"/><q:x xmlns:q="urn:1"/><b xmlns:q="urn:1"><q:x>1</q:x></b></a>';
		const drops: Drops = ({ namespace, local }, ancestors) =>
			namespace === 'urn:1' && local === 'x' && ancestors.some((one) => one.local === 'b');
		expect(await without(xml, drops)).toBe(
			'<a xmlns="urn:1"><x xmlns="urn:2"/><q:x xmlns:q="urn:1"/><b xmlns:q="urn:1"></b></a>',
		);
	});

	test.each([
		['elements that declare a namespace', '<a xmlns:b="urn:b">'],
		['unfinished tags', '<a b="<'],
		['comments that never close', '<!--'],
		['tags with an unknown entity', '<a b="&c;">&d;'],
		['elements that end each other', '<a><b></a>'],
	])('takes time in proportion to %s', async (_, piece) => {
		await expectLinear(async (size) => drop(piece.repeat(size)), 100_000);
	});

	test('takes time in proportion to end tags without a start, however deep they are', async () => {
		await expectLinear(async (size) => drop(`${'<a>'.repeat(150)}${'</b>'.repeat(size)}`), 200_000);
	});

	test('takes time in proportion to a packet of unclosed and half-written elements', async () => {
		const hostile = (size: number) => `${'<a:x>'.repeat(size)}${' '.repeat(5 * size)}${'<a:y '.repeat(size)}`;
		expect(await drop(hostile(200_000))).toBe(hostile(200_000));
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
