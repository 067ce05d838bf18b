import { parseXml } from '../../../shared/model/metadata/xml-tree';
import { onFile, run, withPrograms } from '../../support/judges/tools';
import { job } from '../../support/hosts/local';

const REFUSED: readonly (readonly [string, string])[] = [
	['an attribute twice', '<a b="1" b="2"/>'],
	['the end of a CDATA section in text', '<a>1]]>2</a>'],
	['a reference to a control character', '<a>&#1;</a>'],
	['a reference to no character', '<a>&#xFFFF;</a>'],
	['two hyphens in a comment', '<a><!-- 1 -- 2 --></a>'],
	['a comment that ends in three hyphens', '<a><!-- 1 ---></a>'],
	['a declaration that is not the first thing', ' <?xml version="1.0"?><a/>'],
	['a second declaration', '<?xml version="1.0"?><?xml version="1.0"?><a/>'],
];
const READ = ['<?xml version="1.0"?><!-- - --><?xml-stylesheet a?><a b="1" c="1">]]<![CDATA[<>]]>&#10;<!----></a>', '<a>]</a>'];

/** Prints the text of the root as JSON. */
const TEXT_OF = `
import sys, json, xml.dom.minidom as m
print(json.dumps(m.parse(sys.argv[1]).documentElement.firstChild.data), end='')
`;
import { testInTurn } from '../../support/sample';

const parse = (text: string) => parseXml(Buffer.from(text), job().pace);

test.each(REFUSED)('refuses %s', async (_, text) => {
	expect(await parse(text)).toBe('is not well-formed XML');
});

test('reads what only looks like it', async () => {
	for (const text of READ) expect(await parse(text)).toMatchObject({ name: 'a' });
});

const inBytes = (encoding: string | undefined, ...bytes: number[]): Uint8Array =>
	Buffer.concat([
		Buffer.from(`<?xml version="1.0"${encoding === undefined ? '' : ` encoding="${encoding}"`}?><a>`),
		Buffer.from(bytes),
		Buffer.from('</a>'),
	]);
const ENCODED: readonly (readonly [string, Uint8Array, string | undefined])[] = [
	['UTF-8 that no declaration names', inBytes(undefined, 0xc3, 0xa9), 'é'],
	['a sign for what could not be read, which the file has', inBytes('UTF-8', 0xc3, 0xa9, 0xef, 0xbf, 0xbd), 'é\ufffd'],
	['Latin-1 that the declaration names', inBytes('ISO-8859-1', 0xe9), 'é'],
	['two letters of Latin-1 that would be one of UTF-8', inBytes('iso-8859-1', 0xc3, 0xa9), 'Ã©'],
	['Latin-1 that no declaration names', inBytes(undefined, 0xe9), undefined],
	['Latin-1 that is called UTF-8', inBytes('utf-8', 0xe9), undefined],
	['an unknown encoding', inBytes('x-mine', 0x61), undefined],
];

test.each(ENCODED)('reads %s as it is, or not at all', async (_, bytes, text) => {
	const read = await parseXml(bytes, job().pace);
	if (text === undefined) expect(read).toBe('is not well-formed XML');
	else expect(read).toMatchObject({ name: 'a', text });
});

withPrograms('python3')('the parser of Python', () => {
	testInTurn('says the same', () => {
		const reads = (text: string): boolean =>
			onFile(Buffer.from(text), (file) => run('python3', ['-c', 'import sys, xml.dom.minidom as m; m.parse(sys.argv[1])', file]))
				.code === 0;
		expect(REFUSED.map(([, text]) => reads(text))).toEqual(REFUSED.map(() => false));
		expect(READ.map(reads)).toEqual([true, true]);
		for (const [, bytes, text] of ENCODED) {
			const { code, stdout } = onFile(bytes, (file) => run('python3', ['-c', TEXT_OF, file]));
			expect(code === 0 ? (JSON.parse(stdout.toString()) as string) : undefined).toBe(text);
		}
	});
});
