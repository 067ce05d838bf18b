/** Programs that write a document again, which looks the same. */

/** Programs that write a document again, as it draws. */
export const AGAIN: Readonly<Record<string, (from: string, to: string) => readonly string[]>> = {
	'qpdf --qdf': (from, to) => ['qpdf', '--qdf', '--object-streams=disable', from, to],
	'qpdf, object streams, compressed again': (from, to) => [
		'qpdf',
		'--object-streams=generate',
		'--recompress-flate',
		'--compression-level=9',
		from,
		to,
	],
	'qpdf, linearised, other /ID': (from, to) => ['qpdf', '--linearize', from, to],
	'qpdf, encrypted': (from, to) => ['qpdf', '--encrypt', '', 'owner', '256', '--', from, to],
	'qpdf, decrypted': (from, to) => ['qpdf', '--decrypt', '--password=open sesame', from, to],
	'qpdf, contents together': (from, to) => ['qpdf', '--coalesce-contents', from, to],
	'qpdf, page by page': (from, to) => ['qpdf', '--empty', '--pages', from, '1-z', '--', to],
	'mutool clean -gggg': (from, to) => ['mutool', 'clean', '-gggg', from, to],
	'mutool clean -s': (from, to) => ['mutool', 'clean', '-s', from, to],
	Ghostscript: (from, to) => [
		'gs',
		'-q',
		'-dSAFER',
		'-dBATCH',
		'-dNOPAUSE',
		'-sPDFPassword=open sesame',
		'-sDEVICE=pdfwrite',
		'-o',
		to,
		from,
	],
};
/** These draw in other ways what looks the same: their pages may differ, but not with `pixels`. */
export const DRAWS_ANEW = new Set(['Ghostscript', 'mutool clean -s']);
