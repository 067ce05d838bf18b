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

const parse = (text: string) => parseXml(Buffer.from(text), job().pace);

test.each(REFUSED)('refuses %s', async (_, text) => {
	expect(await parse(text)).toBe('is not well-formed XML');
});

test('reads what only looks like it', async () => {
	for (const text of READ) expect(await parse(text)).toMatchObject({ name: 'a' });
});

withPrograms('python3')('the parser of Python', () => {
	test('says the same', () => {
		const reads = (text: string): boolean =>
			onFile(Buffer.from(text), (file) => run('python3', ['-c', 'import sys, xml.dom.minidom as m; m.parse(sys.argv[1])', file]))
				.code === 0;
		expect(REFUSED.map(([, text]) => reads(text))).toEqual(REFUSED.map(() => false));
		expect(READ.map(reads)).toEqual([true, true]);
	});
});
