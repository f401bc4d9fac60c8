import type { Label } from './label.ts';
import type { View } from './view.ts';

/** How far the lens is from the label, in widths of what it sees there. */
const DISTANCE = 1.6;

interface Placing {
  /** Goes to a pixel: it shows that texel of the label, or one beyond its edges where it shows something else. */
  goTo(x: number, y: number): void;
  u: number;
  v: number;
  /** In the middle of the label. */
  texelsAPixel: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A plane that was turned in its own plane, then to the side, then to the top, seen through a pinhole. */
export function placing(label: Label, view: View, width: number, height: number): Placing {
  const texelsAPixel = label.width / (view.share * width);
  const [tilt, yaw, pitch] = [view.tiltDegrees, view.yawDegrees, view.pitchDegrees].map(radians) as [
    number,
    number,
    number,
  ];
  const [sinTilt, cosTilt] = [Math.sin(tilt), Math.cos(tilt)];
  const [sinYaw, cosYaw] = [Math.sin(yaw), Math.cos(yaw)];
  const [sinPitch, cosPitch] = [Math.sin(pitch), Math.cos(pitch)];
  const focal = DISTANCE * width;
  /** Where the ray through the pixel meets the plane: the plane's axes are (a, b, c) and (d, e, f). */
  const [a, b, c] = [cosYaw, sinYaw * sinPitch, sinYaw * cosPitch];
  const [e, f] = [cosPitch, -sinPitch];
  const radius = view.curve ? view.curve.radius * view.share * width : 0;
  /** Along the surface of the can, from where it is nearest. */
  const unrolled = (across: number) =>
    Math.abs(across) < radius ? radius * Math.asin(across / radius) : Math.sign(across) * width * 10;
  const place: Placing = {
    texelsAPixel,
    u: 0,
    v: 0,
    goTo(x, y) {
      const right = x - width / 2 - view.x * width;
      const down = y - height / 2 - view.y * width;
      // right = focal·(a·p) / (focal + c·p + f·q), down = focal·(b·p + e·q) / (focal + c·p + f·q)
      const m = focal * a - right * c;
      const n = -right * f;
      const o = focal * b - down * c;
      const r = focal * e - down * f;
      const scale = focal / (m * r - n * o);
      const p = scale * (right * r - n * down);
      const q = scale * (m * down - right * o);
      let across = p * cosTilt + q * sinTilt;
      let along = q * cosTilt - p * sinTilt;
      if (view.curve?.isAlongBars) along = unrolled(along);
      else if (view.curve) across = unrolled(across);
      place.u = across * texelsAPixel + label.width / 2;
      place.v = along * texelsAPixel + label.height / 2;
    },
  };
  return place;
}
