import { Component, type ReactNode } from 'react'

type Props = { onFail: () => void; children: ReactNode }

/** For pieces that are loaded when they are needed: one that does not come, as after an update of the server, takes nothing else along. */
export class Later extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFail()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
