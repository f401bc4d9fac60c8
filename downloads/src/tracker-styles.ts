/** The cell formats of the tracker, by their index in the list below. */
export const style = {
  plain: 0,
  title: 1,
  hint: 2,
  heading: 3,
  text: 4,
  date: 5,
  number: 6,
  figure: 7,
  caption: 8,
} as const;

/** The colours of conditional formats, by their index in the list below. */
export const tint = { expired: 0, soon: 1, fresh: 2 } as const;

const font = (size: number, colour: string, bold = false) =>
  `<font>${bold ? '<b/>' : ''}<sz val="${size}"/><color rgb="FF${colour}"/><name val="Calibri"/><family val="2"/></font>`;
const fill = (colour: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="FF${colour}"/><bgColor indexed="64"/></patternFill></fill>`;
const format = (fontId: number, fillId: number, borderId: number, numFmtId: number, alignment = '') =>
  `<xf numFmtId="${numFmtId}" fontId="${fontId}" fillId="${fillId}" borderId="${borderId}" xfId="0" applyFont="1" applyFill="1" applyBorder="1" applyNumberFormat="1" applyAlignment="1"><alignment vertical="center"${alignment}/></xf>`;
const centred = ' horizontal="center"';
const conditional = (text: string, background: string) =>
  `<dxf><font><color rgb="FF${text}"/></font><fill><patternFill patternType="solid"><fgColor rgb="FF${background}"/><bgColor rgb="FF${background}"/></patternFill></fill></dxf>`;

const DATE = 164;
const line = '<bottom style="thin"><color rgb="FFD8E4DF"/></bottom>';

export const STYLES = `
<numFmts count="1"><numFmt numFmtId="${DATE}" formatCode="ddd\\ d\\ mmm\\ yyyy"/></numFmts>
<fonts count="6">${font(11, '0D2625')}${font(22, '0A3633', true)}${font(11, '45605E')}${font(11, 'FFFFFF', true)}${font(20, '0F766E', true)}${font(10, '45605E')}</fonts>
<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fill('0A3633')}${fill('EEFAF7')}</fills>
<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border><border><left/><right/><top/>${line}<diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="9">${format(0, 0, 0, 0)}${format(1, 0, 0, 0)}${format(2, 0, 0, 0)}${format(3, 2, 0, 0)}${format(0, 0, 1, 0)}${format(0, 0, 1, DATE, ' horizontal="left"')}${format(0, 0, 1, 0, centred)}${format(4, 3, 0, 0, centred)}${format(5, 3, 0, 0, centred)}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
<dxfs count="3">${conditional('B02A1B', 'FDE3DF')}${conditional('8A4B00', 'FDEBC8')}${conditional('146C37', 'DCF5E3')}</dxfs>`;
