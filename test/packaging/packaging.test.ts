import { unzipSync, zipSync, type Zippable } from 'fflate';
import {
	isZip,
	pack,
	packageTypes,
	unpackEnvelope,
	unpackMultipart,
	unpackZip,
	unpack,
	unpackAtEase,
	packMultipart,
	packZip,
} from '../../shared/packaging';
import { defaultPackageLimits } from '../../shared/packaging/limits';
import { Pace } from '../../shared/pace/pace';
import { numbered } from '../support/documents/drawn';
import { run, withPrograms } from '../support/judges/tools';
import { inTurn, testInTurn } from '../support/sample';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const text = (data: Uint8Array) => Buffer.from(data).toString('latin1');
const contents = (documents: readonly { name: string; bytes: Uint8Array }[]) =>
	documents.map((one) => [one.name, text(one.bytes)]);

const nasty = [
	{ name: '00001.pdf', bytes: bytes('%PDF-1.7\r\n--octavo\r\n') },
	{ name: 'Größe "x" 日本.pdf', bytes: bytes('\x00\xff\r\n\r\n') },
	{ name: 'empty.pdf', bytes: bytes('') },
	{ name: '__proto__', bytes: bytes('plain') },
];

describe.each(packageTypes)('%s', (type) => {
	test('unpacks packed documents, byte for byte, also from a view into a larger buffer', () => {
		const { body, contentType } = pack(nasty, type);
		const wide = new Uint8Array(body.length + 7);
		wide.set(body, 5);
		expect(contents(unpack(wide.subarray(5, 5 + body.length), contentType))).toEqual(contents(nasty));
	});

	test('gives the same bytes for the same documents', () => {
		expect(text(pack(nasty, type).body)).toBe(text(pack(structuredClone(nasty), type).body));
	});

	test('packs no document, and a document of many pages', async () => {
		const pdf = await numbered(30);
		for (const documents of [[], [{ name: '00001.pdf', bytes: pdf }]]) {
			const { body, contentType } = pack(documents, type);
			expect(contents(unpack(body, contentType))).toEqual(contents(documents));
		}
	});

	test('reads the longest possible names in linear time', () => {
		const long = type === 'application/zip' ? 60_000 : type === 'application/json' ? 1_000_000 : 10_000;
		const names = ['1', ' ', '/', '..', '"', '%2'].map((piece) => `${piece.repeat(long / piece.length)}a1.pdf`);
		const { body, contentType } = pack(
			names.map((name) => ({ name, bytes: bytes('x') })),
			type,
		);
		const before = process.cpuUsage().user;
		expect(unpack(body, contentType)).toHaveLength(names.length);
		expect((process.cpuUsage().user - before) / 1e6).toBeLessThan(1.5);
	});

	test('names parts by their numbers that are called like a folder', () => {
		const named = ['.', '..', 'a/.', 'a\\..'].map((name) => ({ name, bytes: bytes('x') }));
		expect(Object.keys(unzipSync(packZip(named)))).toEqual(['00001.pdf', '00002.pdf', '00003.pdf', '00004.pdf']);
	});

	test('reduces every name to its last component', () => {
		const names = ['../../etc/passwd', 'C:\\windows\\win.ini', '..', '', 'a\r\nSet-Cookie: x'];
		const { body, contentType } = pack(
			names.map((name) => ({ name, bytes: bytes('x') })),
			type,
		);
		const expected = ['passwd', 'win.ini', '00003.pdf', '00004.pdf', 'aSet-Cookie: x'];
		expect(
			unpack(body, contentType)
				.map(({ name }) => name)
				.sort(),
		).toEqual([...expected].sort());
	});

	test('refuses a damaged body and leaves Object.prototype unchanged', () => {
		const { body, contentType } = pack(nasty, type);
		for (const cut of [0, 1, 10, body.length >> 1, body.length - 3])
			expect(() => unpack(body.subarray(0, cut), contentType)).toThrow(
				expect.objectContaining({ name: 'OctavoError', code: 'service_failure' }),
			);
		expect(Object.keys(Object.prototype)).toEqual([]);
	});

	test('refuses more entries or bytes than the limits allow', () => {
		const { body, contentType } = pack(nasty, type);
		const code = (limits: object) => () => unpack(body, contentType, { ...defaultPackageLimits, ...limits });
		expect(code({ entries: 3 })).toThrow(/more than 3/);
		expect(code({ bytes: 10 })).toThrow(
			expect.objectContaining({ code: 'limit_exceeded', advice: expect.stringMatching(/locally/) }),
		);
	});
});

describe('ZIP', () => {
	test('stores entries in order, so that fflate reads them', () => {
		const entries = unzipSync(packZip(nasty.slice(0, 3)), { filter: ({ compression }) => compression === 0 });
		expect(Object.entries(entries).map(([name, data]) => [name, text(data)])).toEqual(contents(nasty.slice(0, 3)));
	});

	test('gives every entry the UTF-8 flag and the date 1 January 1980, in any time zone', () => {
		const body = Buffer.from(packZip([{ name: '00001.pdf', bytes: bytes('x') }]));
		expect([body.readUInt16LE(6), body.readUInt16LE(8), body.readUInt16LE(10), body.readUInt16LE(12)]).toEqual([
			0x0800, 0, 0, 0x21,
		]);
	});

	test('makes names unique, also where upper and lower case make no difference', () => {
		const documents = ['a.pdf', 'A.pdf', 'a (2).pdf', 'b', 'b'].map((name, index) => ({ name, bytes: bytes(String(index)) }));
		expect(Object.keys(unzipSync(packZip(documents)))).toEqual(['a.pdf', 'A (2).pdf', 'a (2) (2).pdf', 'b', 'b (2)']);
	});

	test('reads deflated entries, folders, any order and a prefix, as fflate writes them', () => {
		const input: Zippable = {
			'parts/': new Uint8Array(0),
			'parts/100000.pdf': bytes('last'),
			'parts/99999.pdf': bytes('a'.repeat(5000)),
			'./x\\00002.pdf': bytes('first'),
		};
		const body = zipSync(input, { level: 9 });
		const expected = [
			['00002.pdf', 'first'],
			['99999.pdf', 'a'.repeat(5000)],
			['100000.pdf', 'last'],
		];
		expect(contents(unpackZip(body))).toEqual(expected);
		expect(contents(unpackZip(Buffer.concat([bytes('MZ'.repeat(20)), body])))).toEqual(expected);
		expect(contents(unpack(body, 'application/octet-stream'))).toEqual(expected);
	});

	test('refuses a bomb before unpacking it', () => {
		const body = zipSync({ '00001.pdf': new Uint8Array(4_000_000) }, { level: 9 });
		expect(body.length).toBeLessThan(10_000);
		const limits = { ...defaultPackageLimits, allowance: 1_000_000 };
		expect(() => unpackZip(body, limits)).toThrow(
			expect.objectContaining({ code: 'limit_exceeded', advice: expect.stringMatching(/locally/) }),
		);
		expect(() => unpackZip(body)).not.toThrow();
	});

	test('inflates no more than the size that the directory states', () => {
		const body = Buffer.from(zipSync({ '00001.pdf': new Uint8Array(1_000_000) }, { level: 9 }));
		body.writeUInt32LE(100, body.indexOf('PK\x01\x02', 0, 'latin1') + 24);
		expect(() => unpackZip(body)).toThrow(/entry 1 .* damaged/);
	});

	testInTurn('lets others run while it inflates megabytes, and between very many entries', async () => {
		const step = jest.spyOn(Pace.prototype, 'step');
		const pace = new Pace(() => Promise.resolve());
		const size = 20_000_000;
		const large = zipSync({ '00001.pdf': new Uint8Array(size) }, { level: 6 });
		expect((await unpackAtEase(large, 'application/zip', pace))[0]!.bytes.length).toBe(size);
		const costs = step.mock.calls.map(([cost]) => cost);
		expect(Math.max(...costs)).toBeLessThan(5_000_000);
		expect(costs.reduce((sum, cost) => sum + cost, 0)).toBeGreaterThan(size);
		step.mockClear();
		const many = packZip(Array.from({ length: 5_000 }, (_, index) => ({ name: `${index}.pdf`, bytes: bytes('a') })));
		expect(await unpackAtEase(many, 'application/zip', pace)).toHaveLength(5_000);
		expect(step.mock.calls.length).toBeGreaterThan(10_000);
		step.mockRestore();
	});

	test('notices a flipped bit', () => {
		const body = packZip([{ name: '00001.pdf', bytes: bytes('%PDF-1.7 hello') }]);
		body[45] = (body[45] ?? 0) ^ 1;
		expect(() => unpackZip(body)).toThrow(/entry 1 .* damaged/);
	});

	inTurn(withPrograms('python3'))('writes Zip64 for 70,000 entries, so that Python reads them', () => {
		const documents = Array.from({ length: 70_000 }, (_, index) => ({
			name: `${String(index + 1).padStart(5, '0')}.pdf`,
			bytes: bytes(String(index)),
		}));
		const body = packZip(documents);
		const script =
			'import sys,io,zipfile\nz=zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read()))\nn=z.namelist()\nprint(z.testzip(),len(n),n[0],n[-1],z.read(n[-1]))';
		expect(run('python3', ['-c', script], body).stdout.toString().trim()).toBe("None 70000 00001.pdf 70000.pdf b'69999'");
		expect(contents(unpackZip(body)).at(-1)).toEqual(['70000.pdf', '69999']);
	});

	test('writes and reads an empty archive', () => {
		expect(isZip(packZip([]))).toBe(true);
		expect(unpackZip(packZip([]))).toEqual([]);
	});
});

describe('JSON envelope', () => {
	test('ignores unknown keys and inherited properties, and reads folded and unpadded base64', () => {
		const body = bytes(
			'{"__proto__":{"documents":[]},"next":1,"documents":[{"content":"QQ\\n==","size":1},{"name":"b.pdf","content":"Qg","__proto__":{"name":"x"}}]}',
		);
		expect(contents(unpackEnvelope(body))).toEqual([
			['00001.pdf', 'A'],
			['b.pdf', 'B'],
		]);
	});

	test.each([
		'[]',
		'{"documents":{}}',
		'{"documents":[{}]}',
		'{"documents":[{"content":"<html>"}]}',
		'{"documents":[null]}',
		'null',
		'{',
	])('refuses %s', (json) => {
		expect(() => unpackEnvelope(bytes(json))).toThrow(expect.objectContaining({ code: 'service_failure' }));
	});
});

describe('multipart/mixed', () => {
	const read = (lines: string[], contentType = 'multipart/mixed; boundary=b', end = '\r\n') =>
		contents(unpackMultipart(bytes(lines.join(end)), contentType));

	test('writes the part headers of §4.9, and a boundary that occurs in no document', () => {
		const { body, contentType } = packMultipart([{ name: '00001.pdf', bytes: bytes('%PDF-1.7') }]);
		const boundary = /boundary=([\w-]+)$/.exec(contentType)?.[1] ?? '';
		expect(text(body)).toBe(
			`--${boundary}\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename="00001.pdf"\r\nContent-Length: 8\r\n\r\n%PDF-1.7\r\n--${boundary}--\r\n`,
		);
		const inner = packMultipart([{ name: '00001.pdf', bytes: body }]);
		expect(inner.contentType).not.toBe(contentType);
		expect(contents(unpackMultipart(inner.body, inner.contentType))).toEqual([['00001.pdf', text(body)]]);
	});

	test('reads a preamble, an epilogue, quoted boundaries, headers in any order and case, and names from three places', () => {
		const lines = [
			'This is a preamble, not a --b',
			'--b  ',
			'CONTENT-DISPOSITION: attachment;',
			' FileName="a \\"1\\".pdf"',
			'content-type: application/pdf',
			'',
			'one',
			'--b',
			'Content-Type: application/pdf; name=two.pdf',
			'',
			'two',
			'--b',
			'',
			'--b',
			"Content-Disposition: attachment; filename=x; filename*=UTF-8''%E2%82%AC.pdf",
			'Content-Transfer-Encoding: BASE64',
			'',
			'Zm91cg==',
			'--b--',
			'epilogue',
			'--b',
		];
		const expected = [
			['a "1".pdf', 'one'],
			['two.pdf', 'two'],
			['00003.pdf', ''],
			['€.pdf', 'four'],
		];
		expect(read(lines, 'Multipart/Mixed; charset=x; Boundary="b"')).toEqual(expected);
		expect(read(lines, 'multipart/mixed; boundary=b', '\n')).toEqual(expected);
	});

	test('takes a boundary inside a line as content, and trusts a stated length over a delimiter in the content', () => {
		expect(read(['--b', '', 'x --b', '--bc', '--b--'])).toEqual([['00001.pdf', 'x --b\r\n--bc']]);
		expect(read(['--b', 'Content-Length: 10', '', '12', '--b', '6', '--b--'])).toEqual([
			['00001.pdf', '12\r\n--b\r\n6'.slice(0, 10)],
		]);
	});

	test('ignores a wrong stated length', () => {
		expect(read(['--b', 'Content-Length: 3', '', 'hello', '--b--'])).toEqual([['00001.pdf', 'hello']]);
		expect(read(['--b', 'Content-Length: 99999', '', 'hello', '--b--'])).toEqual([['00001.pdf', 'hello']]);
	});

	test('looks for a delimiter after a stated length nowhere else, and lets others run between parts', async () => {
		const parts = 200;
		const lines = Array.from({ length: parts }, () => ['--b', 'Content-Length: 90000', '', 'x']).flat();
		const body = Buffer.from([...lines, '--b--', 'y'.repeat(200_000)].join('\r\n'), 'latin1');
		const search = jest.spyOn(Buffer.prototype, 'indexOf');
		const step = jest.spyOn(Pace.prototype, 'step');
		expect(await unpackAtEase(body, 'multipart/mixed; boundary=b', new Pace(() => Promise.resolve()))).toHaveLength(parts);
		const starts = search.mock.calls.flatMap(([sought, from], index) =>
			Buffer.isBuffer(sought) ? search.mock.contexts[index]!.byteOffset - body.byteOffset + Number(from ?? 0) : [],
		);
		expect(step.mock.calls.length).toBeGreaterThanOrEqual(parts);
		step.mockRestore();
		search.mockRestore();
		expect(starts.length).toBeGreaterThan(parts);
		expect(Math.max(...starts)).toBeLessThan(body.length - 200_000);
	});

	test('lets others run between places that are like a delimiter, and within long headers', async () => {
		const like = `--b\r\n\r\n${'\r\n--bx'.repeat(100_000)}\r\n--b--`;
		const headers = `${`--b\r\n${'a: b\r\n'.repeat(9_000)}\r\nx\r\n`.repeat(20)}--b--`;
		for (const body of [like, headers]) {
			const pause = jest.fn(() => Promise.resolve());
			const step = jest.spyOn(Pace.prototype, 'step');
			await unpackAtEase(bytes(body), 'multipart/mixed; boundary=b', new Pace(pause));
			const costs = step.mock.calls.map(([cost]) => cost);
			step.mockRestore();
			expect(Math.max(...costs.slice(0, 20))).toBeLessThan(3_000_000);
			expect(costs.reduce((sum, cost) => sum + cost, 0)).toBeGreaterThan(5_000_000);
		}
	});

	withPrograms('python3').test("writes what Python's email parser reads", () => {
		const { body, contentType } = packMultipart([nasty[0]!, { ...nasty[1]!, name: 'a "x".pdf' }]);
		const script =
			'import sys,email,email.policy\nm=email.message_from_bytes(sys.stdin.buffer.read(),policy=email.policy.HTTP)\nprint([(p.get_content_type(),p.get_filename(),p["Content-Length"],len(p.get_payload(decode=True))) for p in m.iter_parts()])';
		const input = Buffer.concat([bytes(`Content-Type: ${contentType}\r\n\r\n`), body]);
		expect(run('python3', ['-X', 'utf8', '-c', script], input).stdout.toString('utf8').trim()).toBe(
			`[('application/pdf', '00001.pdf', '20', 20), ('application/pdf', 'a "x".pdf', '6', 6)]`,
		);
	});
});

test('names an unknown content type without its parameters', () => {
	expect(() => unpack(bytes('<html>'), 'Text/HTML; charset=utf-8')).toThrow(/text\/html$/);
	expect(() => unpack(bytes(''), '')).toThrow(/missing/);
});
