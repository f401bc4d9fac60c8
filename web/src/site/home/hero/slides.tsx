import * as texts from '@crisper/texts/site/hero.ts';
import type { ReactNode } from 'react';
import { BasketScene } from './basket-scene.tsx';
import { FridgeScene } from './fridge-scene.tsx';
import { ReminderScene } from './reminder-scene.tsx';

export interface Slide {
  id: string;
  title: string;
  subtitle: string;
  points: [string, string, string];
  action: string;
  scene: ReactNode;
}

export const slides: Slide[] = [
  {
    title: texts.datesTitle,
    subtitle: texts.datesSubtitle,
    points: texts.datesPoints,
    action: texts.datesAction,
    id: 'dates',
    scene: <FridgeScene />,
  },
  {
    title: texts.remindersTitle,
    subtitle: texts.remindersSubtitle,
    points: texts.remindersPoints,
    action: texts.remindersAction,
    id: 'reminders',
    scene: <ReminderScene />,
  },
  {
    title: texts.shoppingTitle,
    subtitle: texts.shoppingSubtitle,
    points: texts.shoppingPoints,
    action: texts.shoppingAction,
    id: 'shopping',
    scene: <BasketScene />,
  },
];
