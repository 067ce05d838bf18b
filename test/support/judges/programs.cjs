// Which of the judging programs are on the PATH, by Debian package.
const { existsSync } = require('node:fs');
const path = require('node:path');

const PACKAGES = {
	qpdf: 'qpdf',
	pdftotext: 'poppler-utils',
	mutool: 'mupdf-tools',
	convert: 'imagemagick',
	exiftool: 'libimage-exiftool-perl',
};
const FOLDERS = (process.env.PATH ?? '').split(path.delimiter);

exports.onPath = (program) =>
	FOLDERS.some((folder) => ['', '.exe'].some((ending) => existsSync(path.join(folder, program + ending))));

exports.missingPackages = () =>
	Object.entries(PACKAGES)
		.filter(([program]) => !exports.onPath(program))
		.map(([, name]) => name);
