import { expect, test } from 'vitest';
import { dayInAddress, isKnownDay } from './known-day.ts';

test.each([
  ['https://www.vinos-oasissur.com/2017/12/06/bodega-alfredo-roca/', '2017-12-06'],
  ['https://porlascatas.blogspot.com/2018/12/alfredo-roca.html?showComment=1545150166586', '2018-12'],
  ['http://www.diariouno.com.ar/espectaculos/museo-una-muestra-fe-20170320-n1360708.html', '2017-03-20'],
  ['https://www.lanacion.com.ar/revista-lugares/la-localidad-nid01062024/', '2024-06-01'],
  ['https://www.elnueve.com/mendoza/el-laberinto_20251230/', '2025-12-30'],
  ['https://www.diario.example/2011/nota', '2011'],
  ['https://coviar.ar/?p=11789', null],
  ['https://www.sitioandino.com.ar/turismo/la-ruta-n5710600', null],
  ['https://lanacion.com.ar/turismo/san-rafael-nid1963238', null],
  ['https://iprofesional.com/vinos/329857-otto-suter', null],
  ['https://hechoenargentina.com.ar/mendoza-enero-2019', null],
])('the date of a page is read from its address: %s', (address, day) => expect(dayInAddress(address)).toBe(day));

test.each(['2026', '2026-11', '2026-11-20'])('%s is a day, a month or a year', (day) =>
  expect(isKnownDay(day)).toBe(true),
);
test.each(['26', '2026-13', '2026-02-30', '20-11-2026', ''])('%s is not a day, a month or a year', (day) =>
  expect(isKnownDay(day)).toBe(false),
);
