/** The settings of fontconfig with which Chromium finds our fonts, and no others. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const alias = (family: string, own: string): string =>
	`<alias binding="same"><family>${family}</family><prefer><family>${own}</family></prefer></alias>`;

/** Writes them into a folder, and gives the name of their file. */
export function writeFontConfig(folder: string): string {
	const file = path.join(folder, 'fonts.conf');
	const fonts = path.resolve('shared/model/font/noto');
	writeFileSync(
		file,
		`<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${folder}/fonts</cachedir>
${['sans-serif', 'Arial', 'Helvetica', 'Segoe UI', 'system-ui'].map((family) => alias(family, 'Noto Sans')).join('\n')}
${['serif', 'Times New Roman', 'Georgia'].map((family) => alias(family, 'Noto Serif')).join('\n')}
${['monospace', 'Courier New'].map((family) => alias(family, 'Noto Sans Mono')).join('\n')}
<match target="pattern"><edit name="family" mode="append_last" binding="weak"><string>Noto Sans</string></edit></match>
${['Noto Sans', 'Noto Serif'].map((family) => `<match target="scan"><test name="family" compare="contains"><string>${family} SemiBold</string></test><edit name="family" mode="assign"><string>${family}</string></edit><edit name="weight" mode="assign"><const>bold</const></edit></match>`).join('\n')}
<match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit><edit name="hintstyle" mode="assign"><const>hintnone</const></edit></match>
</fontconfig>`,
	);
	return file;
}
