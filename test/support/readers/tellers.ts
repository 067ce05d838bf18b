/** The facts that other programs tell about a document, each in the words of get_document_info. Undefined: the program says nothing of it. */
import { popplerPassword, qpdfPassword, run as runToEnd } from './programs';

/** A field of the info, or a part of one; several values are sorted. */
export type Told = Readonly<Record<string, Value | undefined>>;
/** Under this key a program tells what it complains of. */
export const COMPLAINT = '!';
export type Value = string | number | boolean | null | readonly string[];

export interface Teller {
	readonly name: string;
	/** Undefined where the program cannot read the file. */
	ask(file: string, password: string | undefined): Promise<Told | undefined>;
}

async function run(command: string, args: readonly string[]): Promise<{ readonly code: number | null; readonly text: string }> {
	const { code, stdout } = await runToEnd(command, args);
	return { code, text: stdout.toString('utf8') };
}

/** As `plainText` has it, with white space of any kind as one blank: programs print texts on one line. */
export const oneLine = (text: string): string | null => {
	// eslint-disable-next-line no-control-regex -- these are left out of texts
	const plain = text.replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, ' ').trim();
	return plain === '' ? null : plain;
};

const pdfinfo: Teller = {
	name: 'pdfinfo',
	async ask(file, password) {
		const { code, text } = await run('pdfinfo', ['-isodates', '-enc', 'UTF-8', ...popplerPassword(password), file]);
		if (code !== 0) return undefined;
		const line = (key: string): string | undefined => new RegExp(`^${key}:[ ]*(.*)$`, 'm').exec(text)?.[1];
		const word = (key: string): string | null => oneLine(line(key) ?? '');
		const encrypted = line('Encrypted') ?? 'no';
		const flag = (name: string) => new RegExp(`${name}:(yes|no)`).exec(encrypted)?.[1] !== 'no';
		const { text: sizes } = await run('pdfinfo', ['-f', '1', '-l', '100000', ...popplerPassword(password), file]);
		return {
			pageCount: Number(line('Pages')),
			fileSize: Number(/\d+/.exec(line('File size') ?? '')?.[0]),
			version: line('PDF version'),
			title: word('Title'),
			author: word('Author'),
			subject: word('Subject'),
			keywords: word('Keywords'),
			creator: word('Creator'),
			producer: word('Producer'),
			created: popplerDate(word('CreationDate')),
			modified: popplerDate(word('ModDate')),
			tagged: line('Tagged') === 'yes',
			xfa: line('Form') === 'XFA',
			javascript: line('JavaScript') === 'yes',
			linearized: line('Optimized') === 'yes',
			encrypted: encrypted.startsWith('yes'),
			// `AES` is AES-128.
			algorithm: (/algorithm:([\w-]+)/.exec(encrypted)?.[1] ?? null)?.replace(/^AES$/, 'AES-128') ?? null,
			allowPrint: flag('print'),
			allowCopyContent: flag('copy'),
			allowChangeContent: flag('change'),
			allowCommentAndFillForm: flag('addNotes'),
			pageSizes: pageSizes(sizes),
		};
	},
};

/** `2011-02-03T04:05:06+01`: minutes of the time zone are left out where they are 0. */
const popplerDate = (text: string | null): string | null => text?.replace(/(T[\d:]+[+-]\d\d)$/, '$1:00') ?? null;

/** Sizes as displayed, sorted: pdfinfo prints them before rotation. */
function pageSizes(text: string): string[] {
	const rotations = new Map([...text.matchAll(/^Page +(\d+) rot: +(-?\d+)/gm)].map(([, page, turn]) => [page, Number(turn)]));
	const sizes = [...text.matchAll(/^Page +(\d+) size: +([\d.e+]+) x ([\d.e+]+) pts/gm)].map(([, page, width, height]) => {
		const sides = [Number(width), Number(height)];
		if ((rotations.get(page) ?? 0) % 180 !== 0) sides.reverse();
		return sides.map(rounded).join(' x ');
	});
	return [...new Set(sizes)].sort();
}

/** Six digits, as pdfinfo prints. */
export const rounded = (length: number): string => String(Number(length.toPrecision(5)));

const pdffonts: Teller = {
	name: 'pdffonts',
	async ask(file, password) {
		const { code, text } = await run('pdffonts', [...popplerPassword(password), file]);
		if (code !== 0) return undefined;
		const [, ruler = '', ...lines] = text.split('\n');
		const columns = [...ruler.matchAll(/-+/g)].map(({ index, 0: { length } }) => [index, index + length] as const);
		const fonts = lines.filter(Boolean).map((line) => {
			// Long names push the columns after them to the right: the last columns are read from there.
			const tail = / (yes|no) +(yes|no) +(yes|no) +(\d+ +\d+|\[none\])\s*$/.exec(line);
			// Wide characters take two columns on a terminal, and bytes that are not UTF-8 any number.
			const type = line.search(/ +(Type|TrueType|CID|unknown)/);
			const name = line.slice(0, type >= 20 ? type : (columns[0]?.[1] ?? 36)).trim();
			return `${name.replace(/^[A-Z]{6}\+(?=.)/, '').replace('[none]', '-')} ${tail?.[1] === 'yes'}`;
		});
		return { fonts: [...new Set(fonts)].sort() };
	},
};

const pdfsig: Teller = {
	name: 'pdfsig',
	async ask(file, password) {
		const { code, text } = await run('pdfsig', ['-nocert', ...popplerPassword(password), file]);
		if (code !== 0 && code !== 2 && !text.includes('Signature')) return undefined;
		const parts = text.split(/^Signature #\d+:/m).slice(1);
		const field = (part: string) => /Signature Field Name: (.*)/.exec(part)?.[1]?.trim() ?? '-';
		return {
			signatures: parts.map((part) => `${field(part)} ${!/form field is not signed/.test(part)}`).sort(),
			subFilters: parts
				.map((part) => /Signature Type: (.*)/.exec(part)?.[1]?.trim() ?? '-')
				.filter((one) => one !== '-')
				.sort(),
		};
	},
};

const pdfdetach: Teller = {
	name: 'pdfdetach',
	async ask(file, password) {
		const { code, text } = await run('pdfdetach', ['-list', '-enc', 'UTF-8', ...popplerPassword(password), file]);
		if (code !== 0) return undefined;
		return { attachments: [...text.matchAll(/^\d+: (.*)$/gm)].map(([, name]) => oneLine(name!) ?? '-').sort() };
	},
};

interface QpdfOutline {
	readonly kids: readonly QpdfOutline[];
}

const qpdf: Teller = {
	name: 'qpdf --json',
	async ask(file, password) {
		const keys = ['acroform', 'attachments', 'encrypt', 'outlines', 'pages'].map((key) => `--json-key=${key}`);
		const { code, text } = await run('qpdf', ['--json=2', ...keys, ...qpdfPassword(password), file]);
		if (code !== 0 && code !== 3) return undefined;
		let json;
		try {
			json = JSON.parse(text);
		} catch {
			return undefined;
		}
		const count = (items: readonly QpdfOutline[]): number => items.reduce((sum, { kids }) => sum + 1 + count(kids), 0);
		const { capabilities, encrypted, parameters } = json.encrypt;
		const methods: Record<string, string> = { AESv2: 'AES-128', AESv3: 'AES-256', RC4: 'RC4' };
		return {
			pageCount: json.pages.length,
			bookmarks: count(json.outlines),
			fields: new Set(
				json.acroform.fields.map(({ fullname, object }: { fullname: string; object: string }) => fullname || object),
			).size,
			attachments: Object.values<{ preferredname: string }>(json.attachments)
				.map(({ preferredname }) => oneLine(preferredname) ?? '-')
				.sort(),
			encrypted,
			algorithm: encrypted ? (methods[parameters.streammethod] ?? null) : null,
			keyBits: encrypted ? parameters.bits : null,
			allowPrint: capabilities.printlow,
			allowPrintHighResolution: capabilities.printhigh,
			allowCopyContent: capabilities.extract,
			allowAccessibility: capabilities.accessibility,
			allowAssembleDocument: capabilities.modifyassembly,
			allowFillForm: capabilities.modifyforms,
			allowCommentAndFillForm: capabilities.modifyannotations,
			allowChangeContent: capabilities.modifyother,
		};
	},
};

const exiftool: Teller = {
	name: 'exiftool',
	async ask(file, password) {
		const given = password === undefined ? [] : ['-password', password];
		const { code, text } = await run('exiftool', ['-j', '-G1', '-struct', '-sep', ', ', ...given, file]);
		if (code !== 0) return undefined;
		const [tags] = JSON.parse(text) as [Record<string, string | number | boolean>];
		if (/^(Document is password|Error reading|Encryption|Can't|Unsupported)/.test(String(tags['ExifTool:Warning'] ?? '')))
			return undefined;
		const one = (...names: string[]): string | null | undefined => {
			const found = names.map((name) => tags[name]).find((value) => value !== undefined && oneLine(String(value)) !== null);
			return found === undefined ? null : oneLine(String(found));
		};
		const part = tags['XMP-pdfaid:Part'];
		const complaint = tags['ExifTool:Warning'] ?? tags['ExifTool:Error'];
		const level = String(tags['XMP-pdfaid:Conformance'] ?? '').toLowerCase();
		return {
			[COMPLAINT]: complaint === undefined ? undefined : String(complaint),
			version: tags['PDF:PDFVersion'] === undefined ? undefined : Number(tags['PDF:PDFVersion']).toFixed(1),
			title: one('PDF:Title', 'XMP-dc:Title', ...Object.keys(tags).filter((key) => key.startsWith('XMP-dc:Title-'))),
			author: one('PDF:Author', 'XMP-dc:Creator'),
			subject: one('PDF:Subject', 'XMP-dc:Description'),
			creator: one('PDF:Creator', 'XMP-xmp:CreatorTool'),
			producer: one('PDF:Producer', 'XMP-pdf:Producer'),
			keywords: one('PDF:Keywords', 'XMP-pdf:Keywords', 'XMP-dc:Subject'),
			created: exifDate(one('PDF:CreateDate', 'XMP-xmp:CreateDate')),
			modified: exifDate(one('PDF:ModifyDate', 'XMP-xmp:ModifyDate')),
			language: one('PDF:Language', 'XMP-dc:Language'),
			pageCount: tags['PDF:PageCount'] === undefined ? undefined : Number(tags['PDF:PageCount']),
			linearized: tags['PDF:Linearized'] === undefined ? undefined : tags['PDF:Linearized'] === 'Yes',
			pdfa: part === undefined ? null : `PDF/A-${part}${level}`,
		};
	},
};

/** `2011:02:03 04:05:06+01:00` */
function exifDate(text: string | null | undefined): string | null | undefined {
	return text
		?.replace(/^(\d{4}):(\d\d):(\d\d)/, '$1-$2-$3')
		.replace(/^(\S+) (\d\d:)/, '$1T$2')
		.replace(/[+-]00:00$/, 'Z');
}

export const tellers: readonly Teller[] = [pdfinfo, pdffonts, pdfsig, pdfdetach, qpdf, exiftool];
