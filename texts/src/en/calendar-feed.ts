interface Summary {
  title: string;
  /** Nobody said the day. */
  isEstimated: boolean;
}
export const summary = ({ title, isEstimated }: Summary) =>
  isEstimated ? `About the last good day: ${title}` : `Last good day: ${title}`;

interface Description {
  category: string;
  quantity: number;
  isUseBy: boolean;
}
export const description = ({ category, quantity, isUseBy }: Description) =>
  `${category}, quantity ${quantity}${isUseBy ? '. Do not eat it after this day.' : ''}`;
