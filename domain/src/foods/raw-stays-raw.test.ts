import { loadFoodNames } from '@crisper/texts/all/food-names.ts';
import { expect, test } from 'vitest';
import type { Language } from '#languages/languages.ts';
import type { Food } from './food.ts';
import { foodOf } from './food-of.ts';
import { FOODS } from './foods.ts';
import { keptIn } from './keeps.ts';

/** Cooked, it keeps no longer than that either. */
const COOKED_DAYS = 4;

/** What people and shops write beside meat and fish. */
const beside: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  de: 'Bio %|frisch %|% 500g|% mariniert|% natur|% vom Metzger|% gewürzt|% vakuumiert|% von gestern|Rest %|% mit Kräutern|% in Marinade|% zum Grillen|% im Glas|% roh',
  fr: '% bio|% frais|500g de %|% nature|% du boucher|% assaisonné|% sous vide|% cru|% d’hier|reste %|% aux herbes|% en sauce|% à griller|% en dés|bocal de %',
  es: '% eco|% fresco|500 g de %|% al natural|% adobado|% envasado al vacío|% crudo|% de ayer|resto de %|% con hierbas|% en salsa|% para barbacoa|% en dados|bandeja de %|tarro de %',
  it: '% bio|% fresco|500 g di %|% al naturale|% marinato|% sottovuoto|% crudo|% di ieri|avanzi di %|% alle erbe|% in salsa|% da grigliare|% a dadini|vaschetta di %|vasetto di %',
  nl: 'bio %|verse %|% 500 g|% gemarineerd|% naturel|% van de slager|% gekruid|% vacuüm|% van gisteren|restje %|% met kruiden|% in marinade|% voor de barbecue|% in pot|rauwe %',
  sv: 'eko %|färsk %|% 500 g|% marinerad|% naturell|% från slaktaren|% kryddad|% vakuumförpackad|% från igår|rest %|% med örter|% i marinad|% för grillen|rå %',
  da: 'øko %|fersk %|% 500 g|% marineret|% naturel|% fra slagteren|% krydret|% vakuumpakket|% fra i går|rest %|% med urter|% i marinade|% til grill|rå %',
  'pt-BR':
    '% orgânico|% fresco|500 g de %|% temperado|% embalado a vácuo|% cru|% de ontem|resto de %|% com ervas|% ao molho|% para churrasco|% em cubos|bandeja de %',
};

/** Sold in jars and tins by that name. */
const PRESERVED = [
  ...['Hering mariniert: pickled-herring', 'Thon nature: tinned-tuna', 'Sild marineret: pickled-herring'],
  ...[
    'atún al natural: tinned-tuna',
    'berberechos al natural: tinned-fish',
    'navajas al natural: tinned-fish',
  ],
  ...[
    'Almejas al natural: tinned-fish',
    'Tonno al naturale: tinned-tuna',
    'Sgombro al naturale: tinned-fish',
    'Vongole al naturale: tinned-fish',
    'alici marinato: pickled-herring',
  ],
];

const daysOf = (food: Food, isOpen: boolean) => keptIn(food, food.place, isOpen)?.days ?? 0;

test.each(Object.entries(beside))(
  'whatever stands beside raw meat and fish, none keeps long: %s',
  async (language, said) => {
    const names = await loadFoodNames(language as Language);
    const longer: string[] = [];
    for (const [id, called] of Object.entries(names.foods)) {
      if (!FOODS.get(id)?.traits.has('use-by')) continue;
      for (const name of called.split(', '))
        for (const words of said.split('|')) {
          const title = words.replace('%', name);
          const meaning = foodOf(title, names);
          if (meaning?.is !== 'food' || meaning.place === 'freezer') continue;
          const isLong = daysOf(meaning.food, meaning.isOpen) > COOKED_DAYS;
          if (isLong && !PRESERVED.some((each) => title.toLowerCase().includes(each.toLowerCase())))
            longer.push(`${title}: ${meaning.food.id}`);
        }
    }
    expect(longer.filter((each) => !PRESERVED.includes(each))).toEqual([]);
  },
);
