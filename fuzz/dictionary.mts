/** Words that the code under test understands: from the operation table, the PDF standard, and the wire. */
import { operationNames, operationOf } from '../shared/contract/operations';
import type { Field } from '../shared/contract/operations/types';

const valuesOf = (field: Field): string[] => (field.kind === 'choice' ? field.options.map(({ value }) => String(value)) : []);

/** Names, labels, choices and paths of the table, so that new rows are fuzzed too. */
export const tableWords: readonly string[] = [
	...new Set(
		operationNames.flatMap((name) => [
			name,
			...Object.entries(operationOf(name).fields).flatMap(([wire, field]) => [wire, ...valuesOf(field)]),
		]),
	),
];

/** Numbers at the limits of formats and number types. */
export const numbers: readonly string[] =
	'0 1 -1 2 3 7 8 9 10 127 128 255 256 257 1023 1024 65535 65536 8388607 8388608 16777216 2147483647 2147483648 -2147483648 4294967295 4294967296 9007199254740993 1e999 99999999999999999999 0.5 -0.0 1.5 +5 --5 5-3 .'.split(
		' ',
	);

/** Keys and names of ISO 32000-2 that the engine acts upon. */
const keys =
	'Type Catalog Pages Page Kids Count Parent Resources MediaBox CropBox Rotate Contents Annots Annot Subtype Widget Link Popup A AA Dest D S GoTo GoToR URI Next Prev First Last Title Outlines Names Dests Limits Nums PageLabels St P AcroForm Fields T V DV FT Tx Sig Ff DA DR CO XFA NeedAppearances SigFlags Perms DocMDP UR3 ByteRange StructTreeRoot StructElem StructParents StructParent ParentTree ParentTreeNextKey IDTree ClassMap RoleMap K Pg Obj OBJR MCR MCID ActualText Threads Thread Bead B N R F I OCProperties OCGs OCG OCMD Order ON OFF RBGroups AS Metadata EmbeddedFiles Filespec EF AF DPartRoot DPart DParts Encrypt Standard Filter DecodeParms Predictor Columns Colors BitsPerComponent EarlyChange FlateDecode LZWDecode ASCII85Decode ASCIIHexDecode RunLengthDecode Crypt Identity CF StmF StrF CFM AESV2 AESV3 V2 None U O UE OE EncryptMetadata Length ID Info Root Size Prev XRefStm XRef ObjStm W Index Extends XObject Form Image Font ExtGState Properties Group BBox Matrix Version Extensions OpenAction Lang MarkInfo Collection Beads UserUnit VP TemplateInstantiated PieceInfo Trans Tabs'.split(
		' ',
	);

export const pdfWords: readonly string[] = [
	...keys.map((key) => `/${key}`),
	...'null true false [ ] << >> ( ) < > { } % obj endobj stream endstream xref trailer startxref %%EOF %PDF-1.7 R 0 0 R 1 0 R 2 0 R -1 0 R 4 0 R 99999999 0 R 1 65535 R [] <<>> () <> [[]] [null] <</Type/Page>> <</Type/Pages/Kids[]>> <</S/GoTo/D[1 0 R/Fit]>> /#00 /A#20B (\\ (() <4 q Q BT ET cm Do BI ID EI BMC BDC EMC BX EX'
		.replace(/(\d+ \d+ R|-1 0 R)/g, (reference) => reference.replaceAll(' ', '\u0001'))
		.split(' ')
		.map((word) => word.replaceAll('\u0001', ' ')),
];

/** Marks of Markdown and of the HTML that counts in it. */
export const markdownWords: readonly string[] = [
	...'* ** *** _ __ ` `` ``` ~~~ ~~ > >> - + 1. 9) # ## ###### === --- *** | |-|-| :-: [ ] ]( ![ ]: [^1] [^1]: [x] [!NOTE] < > <!-- --> <br> <sub> </sub> <u> <script> <details> <![CDATA[ & &amp; &#0; &#x10ffff; \\ \\newpage <!--pagebreak--> https://a.b www.a.b a@b.c data:image/png;base64,AAAA #s'.split(
		' ',
	),
	...[
		'\n',
		'\n\n',
		'  \n',
		'\t',
		'    ',
		'\r',
		'\ufeff',
		'\u2028',
		'\u0300',
		'\u200d',
		'\ufe0f',
		'\ud83c\udffd',
		'ש',
		'ع',
		'漢',
		'\ufffc',
		'\u00ad',
	],
];

export const wireWords: readonly string[] = [
	...'Content-Disposition Content-Type Content-Length Content-Transfer-Encoding base64 form-data attachment filename filename* name file boundary UTF-8\'\'%2e%2e%2f -- --b0undary \r\n \n\r\n ../ ..\\ C:\\ /etc/ \0 __proto__ constructor prototype toString "documents" "name" "content" "data" {} [] null "" \\u0000 \\ud800 PK\u0003\u0004 PK\u0001\u0002 PK\u0005\u0006 application/json application/zip multipart/mixed application/pdf'.split(
		' ',
	),
];

export const everything: readonly string[] = [...tableWords, ...numbers, ...pdfWords, ...wireWords];
