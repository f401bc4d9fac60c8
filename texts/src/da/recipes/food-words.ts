import type { RecipeWords } from '@crisper/domain/recipes/reading/recipe-words.ts';

/** What cooks do to a food, and how. */
export const prepared: RecipeWords['prepared'] = [
  'fint, groft, tyndt, tykt, frisk, friskt, let, meget, godt, småt, småthakket, kort, forsigtigt, ikke for, på langs, på tværs, på skrå, lidt, helt',
  'hakket, finthakket, fintskåret, grofthakket, finhakket, hakkede, skåret, skårne, snittet, snittede, fintsnittet, finsnittet, revet, revne, fintrevet, friskrevet, groftrevet',
  'presset, pressede, knust, knuste, moset, mosede, skrællet, skrællede, uskrællet, pillet, pillede, afpillet, pisket, piskede, sammenpisket, letpisket, stiftpisket, smeltet, smeltede',
  'plukket, plukkede, halveret, halverede, kvarte, i kvarte, renset, rensede, vasket, vaskede, skyllet, skyllede, afdryppet, afdryppede, drænet, drænede, dræn, duppet tør, tørret af',
  'udkernet, udkernede, udstenet, udstenede, uden sten, benfri, benfrit, flået, parteret, delt, delte, findelt, smuldret, stødt, friskstødt, friskkværnet, kværnet, blendet, sigtet',
  'afkølet, afkølede, kølet, lunkent, lunken, optøet, optøede, tempereret, stuetempereret, blødt, blødgjort, udblødt, udblødte, opblødt, strimlet, strimlede, ternet, ternede, skåret ud',
  'flækket, flækkede, udskrabet, trimmet, afpudset, nippet, nippede, rullet, bundet, klar til brug, delt i, tilberedt, vredet, let knust, kun det hvide, kun det grønne',
  'i skiver, i tynde skiver, i tykke skiver, i ringe, i tynde ringe, i tern, i små tern, i store tern, i fine tern, i stykker, i små stykker, i mindre stykker, i grove stykker, i store stykker',
  'i strimler, i tynde strimler, i fine strimler, i både, i stave, i buketter, i små buketter, i flager, i halve, i kvarte, i fjerdedele, i tynde både, i mundrette stykker, i mundfulde',
  'fra kværnen, med skal, uden skal, uden kerner, uden skind, med skind, uden ben, med ben, uden top, uden skorpe, uden stok',
  'chopped, diced, sliced, grated, minced, crushed, beaten, melted, softened, peeled, finely, freshly, roughly',
].join(', ');

/** Words that say nothing about which food it is. */
export const qualities: RecipeWords['qualities'] = [
  'moden, modne, modent, meget moden, overmoden, overmodne, øko, økologisk, økologiske, økologisk dyrket, usprøjtet, usprøjtede, ubehandlet, varm, varmt, varme, kold, koldt, kolde, iskold',
  'iskoldt, lun, lunt, lunkent, lunken, håndvarm, kogende, skoldhed, frisk, friske, friskkogt, stuetemperatur, tempereret, fast, faste, mør, møre, sprød, sprøde, ung, unge, nye, ny, gammel, gamle',
  'daggammelt, daggammel, fra dagen før, fastkogende, melede, mager, magert, magre, dansk, danske, lokale, sæsonens, god kvalitet, af god kvalitet, gode, god, valgfri, valgfrie, efter eget valg',
  'str m, str l, str s, str m l, frilands, frilandsæg, fritgående, hjemmelavet, hjemmelavede, hjemmelavet eller købt, købt, færdigkøbt, favorit, yndlings, alm, almindelig, almindelige, almindeligt',
  'tør, tørt, tørre, den, det, de, min, dit, din, mit, yderligere, ekstra, endnu, frosne eller friske, friske eller frosne, frisk eller frossen, rå, ren, rent, neutral, neutralt, koldpresset',
  'fresh, ripe, organic, boneless, skinless, lukewarm, cold, warm, hot, raw',
].join(', ');

/** Foods that are bought so; the word is a part of the name. */
export const sold: Pick<RecipeWords, 'sold' | 'soldInTins'> = {
  sold: [
    'revet ost, revet mozzarella, revet parmesan, hakkede mandler, flækkede mandler, mandelflager, hakket oksekød, hakket svinekød, hakket grisekød, hakket kalvekød, hakket kalv og flæsk',
    'hakket kalv og gris, hakket lammekød, hakket kylling, hakket kyllingekød, hakket kalkun, hakket kød, hakket okse, hakkede hasselnødder, revet kokos, pisket fløde, flækkede ærter',
    'grov sennep, fiskesennep, tørgær, tørret frugt, kold røget laks, varm røget laks, koldrøget laks, varmrøget laks, ristede løg, kryddersild, rullet havre, letsaltet torsk, perlespelt',
    'knuste nødder, fin flormel, groft salt, fint salt, groft mel, stødt melis',
  ].join(', '),
  soldInTins: [
    'hakkede tomater, hakket tomat, flåede tomater, flåede hakkede tomater, hele flåede tomater, knuste tomater, tomater hakkede, passerede tomater',
  ].join(', '),
};

/** What a food is divided into, behind its name. */
export const portions: RecipeWords['portions'] = [
  'fed, skive, skiver, båd, både, blad, blade, kvist, kviste, stilk, stilke, stang, stænger, knold, knolde, hoved, hoveder',
  'stykke, stykker, tern, terning, terninger, kvarte, halve, buket, buketter, ring, ringe, strimler, bundt, stave, flager, spåner, tråde, kugle, kugler',
].join(', ');

/** Words of a line that was written in America. */
export const american: RecipeWords['american'] =
  'heavy cream, half and half, all purpose, kosher, cilantro, zucchini, eggplant';

/** Before the last word that two alternatives share. */
export const firstHalves: RecipeWords['firstHalves'] = [
  'rød, røde, rødt, hvid, hvide, hvidt, gul, gule, gult, grøn, grønne, grønt, sort, sorte, sort, brun, brune, brunt, lys, lyse, lyst, mørk, mørke, mørkt',
  'sød, søde, sødt, sur, sure, mild, milde, mildt, stærk, stærke, stærkt, tørret, tørrede, røget, røgede, saltet, saltede, usaltet, bredbladet, kruspersille',
  'okse, kalve, svine, grise, kyllinge, hønse, grøntsags, fiske, lamme, raps, oliven, solsikke, hvede, rug, spelt, æble, hvidvins, rødvins, soja, havre, mandel',
].join(', ');

/** Words that may be shared: "rødt eller hvidt løg". */
export const secondHalves: RecipeWords['secondHalves'] = [
  'løg, peberfrugt, peberfrugter, linser, bønner, vin, sukker, ris, peber, kål, rødbeder, druer, vindruer, oliven, chokolade, bouillon, fond, fløde, persille',
  'smør, sennep, karry, eddike, mel, ribs, tofu, chili, chilier, asparges, olie, mælk, kød, drik, drikke, bouillonterning, bouillonterninger, paprika, æbler, squash, te, tomater, selleri, salat, karrypasta, champignoner, svampe',
].join(', ');

/** Things that recipes list, and that nobody eats. */
export const equipment: RecipeWords['equipment'] = [
  'bagepapir, alufolie, sølvpapir, stanniol, husholdningsfilm, plastfilm, film, madpapir, smørrebrødspapir, pergamentpapir, køkkenrulle, kødsnor, snor, bomuldssnor',
  'tandstikker, tandstikkere, træspyd, grillspyd, spyd, kødnåle, kødnål, rouladenåle, ispinde, muffinforme, muffinsforme, papirforme, springform, brødform, bageform, tærteform',
  'randform, muffinplade, bageplade, pande, gryde, stegeso, bradepande, ildfast fad, fad, stavblender, blender, mixer, håndmikser, elpisker, piskeris, køkkenmaskine, foodprocessor',
  'røremaskine, kagerulle, sprøjtepose, stegetermometer, termometer, sigte, si, rivejern, skål, sylteglas, patentglas, glas med låg, viskestykke, klæde, udstikker, udstikkere, grydeske, dejskraber',
  'kartoffelmoser, hvidløgspresser, vaffeljern, pastamaskine, ismaskine, airfryer, raclettejern, frysepose, fryseposer, fedt til formen, smør til formen, desuden skal du bruge, mandolinjern, pizzasten',
  'baking paper, foil, skewers, toothpicks, muffin tin, cake tin',
].join(', ');
